import type { HTMLElement } from 'node-html-parser';
import { all, attribute, byId, has, isHidden, nameOf, textOf, type StaticRule } from './page';

/** Names that say nothing without what stands around them, in the languages of the sites. */
const generic = new Set(
  [
    'click here|click|here|this link|link|more|read more|learn more|see more|find out more|details|go|continue|this page|see all',
    'cliquez ici|cliquer ici|ici|ce lien|lien|plus|lire la suite|en savoir plus|savoir plus|voir plus|suite|détails|voir tout',
    'clique aqui|carregue aqui|aqui|este link|ligação|mais|ler mais|leia mais|saiba mais|saber mais|ver mais|detalhes|ver tudo',
    'haga clic aquí|clic aquí|pulse aquí|aquí|este enlace|enlace|más|leer más|lea más|más información|saber más|ver más|detalles|ver todo',
  ].flatMap((words) => words.split('|')),
);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s.…»>→›:!()]+/g, ' ')
    .trim();

/** Whether nothing but white space stands between two elements. */
const areAdjacent = (one: HTMLElement, other: HTMLElement): boolean => {
  const siblings = one.parentNode.childNodes;
  const between = siblings.slice(siblings.indexOf(one) + 1, siblings.indexOf(other));
  return between.every((node) => node.text.trim() === '');
};

const saysNewWindow = /window|tab|fenêtre|onglet|janela|separador|guia|aba|ventana|pestaña/i;

/** Rules of links. */
export const linkRules: readonly StaticRule[] = [
  {
    id: 'link-name',
    criterion: '2.4.4',
    find: (page) => all(page, 'a[href]').filter((link) => nameOf(page, link) === ''),
  },
  {
    id: 'link-says-nothing',
    criterion: '2.4.4',
    find: (page) => all(page, 'a[href]').filter((link) => generic.has(plain(nameOf(page, link)))),
  },
  {
    id: 'link-is-an-address',
    criterion: '2.4.4',
    find: (page) =>
      all(page, 'a[href]').filter((link) => /^https?:\/\/\S{40,}$/.test(textOf(link))),
  },
  {
    id: 'link-twice',
    criterion: '2.4.4',
    find: (page) =>
      all(page, 'a[href]').filter((link) => {
        const next = link.nextElementSibling;
        return (
          next?.tagName === 'A' &&
          attribute(next, 'href') === attribute(link, 'href') &&
          areAdjacent(link, next)
        );
      }),
  },
  {
    id: 'link-opens-window-silently',
    criterion: '3.2.5',
    find: (page) =>
      all(page, 'a[target="_blank"]').filter((link) => !saysNewWindow.test(nameOf(page, link))),
  },
  {
    id: 'link-without-address',
    criterion: '2.1.1',
    find: (page) => [
      ...all(page, 'a').filter(
        (link) => !has(link, 'href') && !has(link, 'id') && !has(link, 'name'),
      ),
      ...all(page, 'a[href^="javascript:"], a[href="#"], a[href=""]'),
    ],
  },
  {
    id: 'anchor-without-target',
    criterion: '2.4.1',
    find: (page) =>
      all(page, 'a[href^="#"]').filter((link) => {
        const id = decodeURIComponent(attribute(link, 'href').slice(1));
        return id !== '' && byId(page, id) === undefined;
      }),
  },
  {
    id: 'no-link-to-content',
    criterion: '2.4.1',
    // Pages without a header have nothing to skip.
    find: (page) => {
      const [first] = page.querySelectorAll('a[href]').filter((link) => !isHidden(link));
      return first && page.querySelector('header nav') && !attribute(first, 'href').startsWith('#')
        ? [first]
        : [];
    },
  },
];
