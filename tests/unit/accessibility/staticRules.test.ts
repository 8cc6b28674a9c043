import { guessLanguage } from '~/tests/accessibility/static-rules/language';
import { parsePage } from '~/tests/accessibility/static-rules/page';
import { frameOf, inconsistencies } from '~/tests/accessibility/static-rules/siteConsistency';
import { staticFaults } from '~/tests/accessibility/static-rules/staticFaults';

const page = (body: string, lang = 'en-US') =>
  parsePage(
    `<!DOCTYPE html><html lang="${lang}"><head><title>About us</title></head><body><main id="content"><h1>About us</h1>${body}</main></body></html>`,
  );
const rulesBrokenBy = (body: string, lang?: string) => [
  ...new Set(staticFaults(page(body, lang)).map((fault) => fault.split(' ')[0])),
];

test('a page without faults has none', () => {
  expect(rulesBrokenBy('<p>We read data.</p><a href="/us/en/services">Services</a>')).toEqual([]);
});

test.each([
  'Click here',
  'Read more…',
  'cliquez ici',
  'En savoir plus »',
  'Saiba mais',
  'clique aqui',
  'Más información',
  'Haga clic aquí.',
])('a link that says %j says nothing', (text) => {
  expect(rulesBrokenBy(`<a href="/x">${text}</a>`)).toEqual(['link-says-nothing']);
});

test('a link may say more to screen readers than it shows', () => {
  expect(
    rulesBrokenBy('<a href="/x">Read more <span class="visually-hidden">about tides</span></a>'),
  ).toEqual([]);
});

test.each([
  ['en', 'We read the tables of the port for you and write down what is in them.'],
  ['fr', 'Nous lisons les tables du port pour vous et notons ce qui est dans les cahiers.'],
  ['es', 'Leemos las tablas del puerto para usted y anotamos lo que está en los cuadernos.'],
  ['pt', 'Lemos as tabelas do porto para quem nos visita e anotamos o que não está nos cadernos.'],
])('a sentence in %s is known as such', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('a paragraph in another language needs to say so', () => {
  const text = 'Nous lisons les tables du port pour vous et notons ce qui est dans les cahiers.';
  expect(rulesBrokenBy(`<p>${text}</p>`)).toEqual(['language-of-parts']);
  expect(rulesBrokenBy(`<p lang="fr">${text}</p>`)).toEqual([]);
  expect(rulesBrokenBy(`<p>${text}</p>`, 'fr-BE')).toEqual([]);
});

test('pages of a site whose footers differ are named, with what differs', () => {
  const framed = (path: string, links: string) =>
    frameOf(
      path,
      parsePage(
        `<html><head><title>${path}</title></head><footer class="footer">${links}</footer></html>`,
      ),
    );
  const [terms, contact] = ['<a href="/terms">Terms</a>', '<a href="/contact">Contact</a>'];
  const first = framed('/a', terms + contact);
  expect(inconsistencies([first, framed('/b', terms + contact)])).toEqual([]);
  expect(inconsistencies([first, framed('/b', contact + terms)])).toEqual([
    'other-order (3.2.3, 3.2.6): the footer of /b and of /a',
  ]);
  expect(inconsistencies([first, framed('/b', terms)])).toEqual([
    'missing (2.4.5): /b has no link to /contact in its footer',
  ]);
  expect(inconsistencies([first, framed('/a', terms + contact)])).toHaveLength(1);
});
