const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Stop words, folded, by language. */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: listed(
    'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its no not of on or our she so than that the their them then there these they this those to up us was we were what when where which who why will with you your',
  ),
  fr: listed(
    'a ai au aux avec avait c ce ces cet cette comme comment d dans de des donc du elle elles en est et eu il ils j je l la le les leur leurs lui m mais me mes moi mon n ne nos notre nous on ont ou par pas pour qu que quel quelle qui quoi s sa sans se ses si son sont sur t ta te tes ton tu un une vos votre vous y etait ete etre',
  ),
  pt: listed(
    'a ao aos as ate com como da das de dela dele do dos e ela elas ele eles em entre era essa esse esta este eu foi ha isso isto ja lhe mais mas me meu minha na nas nao nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por qual quando que quem se sem ser seu seus sua suas sao so tambem te tem um uma voce',
  ),
  es: listed(
    'a al algo ante como con cual cuando de del desde donde e el ella ellas ellos en entre era es esa ese eso esta este esto fue ha hay la las le les lo los mas me mi mis muy ni no nos nosotros nuestra nuestro o os para pero por porque que quien se ser si sin sobre son su sus te tu un una uno y ya yo',
  ),
};
