import type { DictionaryId } from './dictionaries';

/** A word that belongs to another country's variant of the language, and what to write instead. */
type Variant = readonly [pattern: string, instead: string];

const commonwealth: readonly Variant[] = [
  ['(?:au|demi|di|no|re|si|vi)?(?:pri|sei|si)z(?:e|es|ed|ing|able)', ''],
  ['capsiz(?:e|es|ed|ing)|assizes?|downsiz(?:e|ed|ing)|oversized?|mid-?sized?|outsized?|right-?siz(?:e|ed|ing)', ''],
];

const british: readonly Variant[] = [
  ...commonwealth,
  [String.raw`\p{L}{3,}i[z](?:e|es|ed|er|ers|ing|able|ation|ations|ational)`, '-ise, -isation'],
  [String.raw`\p{L}+ly[z](?:e|es|ed|er|ers|ing)`, '-lyse'],
  ['gr[a]y', 'grey'],
  ['program of|programs of', 'programme'],
  ['fall season|vacation|sidewalks?|gotten|zip codes?|cell phones?|trash cans?', 'the British word'],
];

/** Words that a dictionary knows and that are wrong all the same in that country. The first pattern that matches counts. */
export const variants: Readonly<Record<DictionaryId, readonly Variant[]>> = {
  'en-US': [
    [String.raw`practis(?:e|es|ed|ing)`, 'practice'],
    [String.raw`\p{L}{3,}[^aeiou\W]is(?:ation|ations)`, '-ization'],
    ['grey|greys', 'gray'],
    [String.raw`(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|savi|splend|vap)our\p{L}*`, '-or'],
    [String.raw`(?:cent|fib|\p{L}*lit|\p{L}*met|theat)res?`, '-er'],
    [String.raw`(?:cancel|fuel|label|level|model|signal|travel)l(?:ed|er|ers|ing)`, 'one l'],
    ['catalogues?|dialogue box(?:es)?', 'catalog, dialog'],
    ['defence|licences?|offences?', '-ense'],
    [String.raw`ageing|jewellery|judgements?|mould\p{L}*|plough\p{L}*|sceptic\p{L}*`, 'the American spelling'],
    ['programmes?', 'program'],
    ['whilst', 'while'],
    ['amongst', 'among'],
    ['learnt|spelt|spilt|burnt out', '-ed'],
    ['lorr(?:y|ies)', 'truck'],
    ['tyres?|kerbs?|cheques?|fortnights?|motorways?|car parks?|mobile phones?|holidaymakers?', 'the American word'],
  ],
  'en-GB': british,
  'en-CA': [
    [String.raw`(?:organ|real|recogn|minim|optim|special|modern|digit|priorit)is(?:e|es|ed|ing|ation|ations)`, '-ize'],
    ['programmes?', 'program'],
    ['colors?|centers?|harbors?|neighbors?|labor|gr[a]y', 'the Canadian spelling: colour, centre'],
    ['lorr(?:y|ies)|tyres?|kerbs?|motorways?|fortnights?', 'the Canadian word'],
  ],
  fr: [],
  'pt-BR': [
    ['aplicaç(?:ão|ões)', 'aplicativo, app'],
    ['ecrãs?', 'tela'],
    ['utilizador(?:a|as|es)?', 'usuário, ou quem usa'],
    ['equipas?', 'equipe, time'],
    ['telemóve(?:l|is)', 'celular'],
    ['factos?', 'fato'],
    ['contactos?|contactar|contacte', 'contato'],
    ['registos?', 'registro'],
    ['planeamento|planear', 'planejamento'],
    ['controlo', 'controle'],
    ['ficheiros?', 'arquivo'],
    ['autocarros?|comboios?|camião|camiões', 'ônibus, trem, caminhão'],
    ['dias? maus?', 'dias ruins'],
    ['connosco', 'conosco'],
    ['secç(?:ão|ões)|receç(?:ão|ões)|perspetivas?', 'seção, recepção, perspectiva'],
    ['depressa', 'rápido'],
    ['caves?', 'subsolo, porão'],
    ['descarregar|descarregue|descarregáve(?:l|is)', 'baixar'],
    ['palavras?-passe', 'senha'],
    ['milhares de milhões|mil milhões', 'bilhões'],
    [String.raw`(?:estou|está|estás|estamos|estão|estava|estavam) a \p{L}+(?:ar|er|ir)`, 'o gerúndio'],
    [String.raw`(?<![\d+] ?)\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)`, 'o ponto: 2.100'],
    ['percentage(?:m|ns)', 'porcentagem'],
    ['partilh(?:ad[oa]s?|ar)|guiões|existências|deitar fora|aprendizagem de máquina', 'a palavra brasileira'],
    ['atempadamente|pequeno-almoço|frigoríficos?|autarquias?|talhos?|montras?', 'a palavra brasileira'],
  ],
  'pt-PT': [
    ['aplicativos?', 'aplicação, app'],
    ['telas?', 'ecrã'],
    ['usuári[oa]s?', 'utilizador, ou quem usa'],
    ['equipes?', 'equipa'],
    ['celular(?:es)?', 'telemóvel'],
    ['fatos?', 'facto'],
    ['contatos?|contatar|contate', 'contacto'],
    ['registros?', 'registo'],
    ['planejamento|planejar', 'planeamento'],
    ['controles?', 'controlo'],
    ['ônibus|trens?|caminhão|caminhões', 'autocarro, comboio, camião'],
    ['dias? ruins?|dias? ruim', 'dias maus'],
    ['conosco', 'connosco'],
    ['bilh(?:ão|ões)', 'mil milhões'],
    ['você|vocês', 'a terceira pessoa sem pronome'],
    ['mídias?|gerenciar|gerenciamento|cadastros?|estoques?|varejo|atacado|monitorar|monitoramento', 'a palavra portuguesa'],
    ['baixar o (?:arquivo|documento)|senhas?|geladeiras?|sucos?|esportes?|porcentage(?:m|ns)', 'a palavra portuguesa'],
    [String.raw`(?:estou|está|estamos|estão|estava|estavam) \p{L}+(?:ando|endo|indo)`, 'estar a fazer'],
    [String.raw`\p{L}*(?:ômic|êmic|ônic|ênio|ômeno|êner)\p{L}*`, 'o acento agudo: económico'],
  ],
  es: [],
};

/** Regional words that no dictionary separates, by the tag of the site. */
export const variantsOfTag: Readonly<Record<string, readonly Variant[]>> = {
  'es-ES': [
    ['inversionistas?', 'inversores'],
    ['computadoras?|celular(?:es)?|costos?|jugos?|carros?|mantención', 'la palabra de España'],
    ['ustedes les gusta|acá', 'la palabra de España'],
  ],
  'es-419': [
    ['inversor(?:a|as|es)?', 'inversionistas'],
    ['ordenador(?:es)?|móvil(?:es)? y tabletas|zumos?|vosotr[oa]s|vuestr[oa]s?|os (?:ayuda|damos|ofrece)mos', 'la palabra de América'],
  ],
};

const matcher = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'giu');
const compiled = new Map<Variant, RegExp>();

/** The wrong words of a text; `instead` says what to write. */
export const wrongVariants = (
  text: string,
  list: readonly Variant[],
): { word: string; instead: string }[] => {
  const allowed = new Set<number>();
  return list.flatMap((variant) => {
    const [pattern, instead] = variant;
    const regExp = compiled.get(variant) ?? matcher(pattern);
    compiled.set(variant, regExp);
    return [...text.matchAll(regExp)].flatMap(({ 0: word, index }) => {
      if (instead === '') allowed.add(index);
      return instead === '' || allowed.has(index) ? [] : [{ word, instead }];
    });
  });
};
