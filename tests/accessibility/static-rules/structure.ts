import { TextNode, type HTMLElement } from 'node-html-parser';
import { all, attribute, nameOf, textOf, type StaticRule } from './page';

const headings = (page: HTMLElement): HTMLElement[] =>
  all(page, 'h1, h2, h3, h4, h5, h6, [role="heading"]');

const levelOf = (heading: HTMLElement): number =>
  Number(attribute(heading, 'aria-level') || heading.tagName.slice(1));

/** Rules of headings, landmarks and the head of a page. */
export const structureRules: readonly StaticRule[] = [
  {
    id: 'heading-empty',
    criterion: '2.4.6',
    find: (page) => headings(page).filter((heading) => nameOf(page, heading) === ''),
  },
  {
    id: 'heading-skips-level',
    criterion: '1.3.1',
    // Those of header, footer and dialogs stand for themselves.
    find: (page) => {
      const main = page.querySelector('main');
      const found = main ? headings(main) : [];
      return found.filter(
        (heading, index) =>
          levelOf(heading) > (index === 0 ? 0 : levelOf(found[index - 1] ?? heading)) + 1,
      );
    },
  },
  {
    id: 'heading-one',
    criterion: '2.4.6',
    find: (page) => {
      const [first, ...others] = all(page, 'h1');
      const main = page.querySelector('main');
      if (main && first === undefined) return [main];
      return others;
    },
  },
  {
    id: 'paragraph-as-heading',
    criterion: '1.3.1',
    find: (page) =>
      all(page, 'main p').filter((paragraph) => {
        const [only] = paragraph.children;
        const next = paragraph.nextElementSibling;
        return (
          paragraph.children.length === 1 &&
          ['B', 'STRONG'].includes(only?.tagName ?? '') &&
          only !== undefined &&
          textOf(only) === textOf(paragraph) &&
          ['P', 'UL', 'OL'].includes(next?.tagName ?? '') &&
          !/[.!?]$/.test(textOf(paragraph))
        );
      }),
  },
  {
    id: 'list-as-text',
    criterion: '1.3.1',
    find: (page) =>
      all(page, 'main p, main div').filter(
        (block) =>
          block.children.some(({ tagName }) => tagName === 'BR') &&
          (block.innerHTML.match(/(?:^|<br\s*\/?>)\s*(?:[-–•*·]|\d+[.)])\s/g) ?? []).length > 1,
      ),
  },
  {
    id: 'letters-apart',
    criterion: '1.3.2',
    find: (page) =>
      all(page, 'h1, h2, h3, h4, p, li, td, th, a').filter((element) =>
        element.childNodes.some(
          (node) =>
            node instanceof TextNode && /(?:^|\s)(?:\p{Lu} ){3,}\p{Lu}(?:\s|$)/u.test(node.text),
        ),
      ),
  },
  {
    id: 'drawing-of-letters',
    criterion: '1.1.1',
    find: (page) =>
      all(page, 'pre').filter((block) => {
        const text = block.text.replace(/\s/g, '');
        return text.length > 30 && text.replace(/[\p{L}\p{N}]/gu, '').length / text.length > 0.6;
      }),
  },
  {
    id: 'landmarks',
    criterion: '1.3.1',
    find: (page) => {
      const body = page.querySelector('body');
      return body && all(page, 'main, [role="main"]').length !== 1 ? [body] : [];
    },
  },
  {
    id: 'navigation-name',
    criterion: '2.4.6',
    find: (page) => {
      const navigations = all(page, 'nav');
      return navigations.length > 1
        ? navigations.filter(
            (one) =>
              nameOf(page, one) === '' ||
              (attribute(one, 'aria-label') === '' && attribute(one, 'aria-labelledby') === ''),
          )
        : [];
    },
  },
  {
    id: 'title',
    criterion: '2.4.2',
    find: (page) => {
      const head = page.querySelector('head');
      const title = page.querySelector('head title');
      const text = title ? textOf(title) : '';
      const isEmpty =
        text.length < 3 || /^(?:untitled|document|page|home|new page|index)$/i.test(text);
      return head && isEmpty ? [head] : [];
    },
  },
  {
    id: 'zoom-forbidden',
    criterion: '1.4.4',
    find: (page) =>
      page
        .querySelectorAll('meta[name="viewport"]')
        .filter((meta) =>
          /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1)(?:\.0+)?(?![\d.])/.test(
            attribute(meta, 'content'),
          ),
        ),
  },
  {
    id: 'page-moves-on',
    criterion: '2.2.1',
    find: (page) => page.querySelectorAll('meta[http-equiv="refresh" i]'),
  },
  {
    id: 'id-twice',
    criterion: '1.3.1',
    find: (page) => {
      const seen = new Set<string>();
      return page.querySelectorAll('[id]').filter((element) => {
        const id = attribute(element, 'id');
        if (seen.has(id)) return true;
        seen.add(id);
        return false;
      });
    },
  },
  {
    id: 'focus-outline-removed-in-place',
    criterion: '2.4.7',
    find: (page) =>
      page
        .querySelectorAll('[style]')
        .filter((element) => /outline\s*:\s*(?:none|0)/.test(attribute(element, 'style')))
        // Of Gatsby's router: it takes the focus by script alone.
        .filter((element) => attribute(element, 'id') !== 'gatsby-focus-wrapper'),
  },
  {
    id: 'presentation-of-meaning',
    criterion: '1.3.1',
    find: (page) =>
      page
        .querySelectorAll('h1[role], h2[role], h3[role], th[role], ul[role], ol[role], main[role]')
        .filter((element) => ['presentation', 'none'].includes(attribute(element, 'role'))),
  },
  {
    id: 'colour-words',
    criterion: '1.3.3',
    // Instructions that only the eye can follow, in the languages of the sites.
    find: (page) =>
      all(page, 'main p, main li, main label').filter((element) =>
        /\b(?:(?:red|green|round|square) (?:button|field|link)s?|(?:button|link|menu|box) (?:on|at|to) the (?:right|left|bottom|top)|bouton (?:rouge|vert|rond|carré|à droite|à gauche)|champs? en rouge|bot(?:ão|ón) (?:vermelho|verde|rojo|redond[oa]|à direita|à esquerda|de la derecha|de la izquierda)|campos? (?:a|em|en) (?:vermelho|rojo)|fields? (?:in|marked in) red)\b/i.test(
          textOf(element),
        ),
      ),
  },
];
