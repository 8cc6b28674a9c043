import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '~/contentful/demo-space/build/contentProblems';
import type { Content } from '~/contentful/demo-space/reader/readContent';
import type { Problem } from '~/contentful/demo-space/reader/problems';
import { checkDemoContent } from '~/contentful/demo-space/buildDemoSpace';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

let content: Content;
let errors: Problem[];
beforeAll(async () => {
  ({ content, errors } = await checkDemoContent(contentFolder));
}, 300_000);

test('the content of the demo space has no error, and each region a country', () => {
  expect(formatProblems(errors)).toEqual([]);
  expect(content.entries.filter(({ type }) => type.id === 'country')).toHaveLength(
    readdirSync(join(contentFolder, 'regions')).length,
  );
});

type Link = { sys: { id: string } };

test('the slogan of a home page is that of its footer', () => {
  const valuesOf = (id: string, field: string) =>
    content.entries.find((entry) => entry.id === id)?.fields.get(field)?.values;
  const homes = content.entries.filter(({ id }) => /^page-[a-z]+-home$/.test(id));
  expect(homes).toHaveLength(readdirSync(join(contentFolder, 'regions')).length);
  const wrong = homes.flatMap(({ id, region = '', fields }) => {
    const [footer] = [...(valuesOf(`country-${region}`, 'footer')?.values() ?? [])] as Link[];
    const statements = valuesOf(footer?.sys.id ?? '', 'statement');
    return [...(fields.get('title')?.values ?? [])].flatMap(([locale, title]) =>
      !/(?:course|cours|curso|cauce)$/.test(String(title)) ||
      String(statements?.get(locale)).startsWith(`${String(title)}.`)
        ? []
        : [`${id} ${locale}`],
    );
  });
  expect(wrong).toEqual([]);
});

test('no submenu leads where its own item leads', () => {
  const entries = new Map(content.entries.map((entry) => [entry.id, entry]));
  const linked = (id: string, field: string) => {
    const value = entries.get(id)?.fields.get(field)?.values.get('en');
    return [value ?? []].flat().map((link) => (link as Link).sys.id);
  };
  const linkOf = (id: string) => entries.get(id)?.fields.get('link')?.values.get('en');
  const repeated = content.entries.flatMap(({ id, type }) => {
    if (type.id !== 'menuItem') return [];
    const own = [id, ...linked(id, 'menuItemPerCountry')].map(linkOf);
    return linked(id, 'childMenu')
      .flatMap((menu) => linked(menu, 'menuItems'))
      .filter((child) => linkOf(child) !== undefined && own.includes(linkOf(child)))
      .map((child) => `${id} ${child}`);
  });
  expect(repeated).toEqual([]);
});

test('an e-mail address in running text is a link', () => {
  type Node = { nodeType?: string; value?: string; content?: Node[] };
  const plain = (node: Node): string[] => {
    if (node.nodeType === 'hyperlink') return [];
    const own = /\S+@\S+\.\S+/.exec(node.value ?? '')?.[0];
    return [...(own ? [own] : []), ...(node.content ?? []).flatMap(plain)];
  };
  const found = content.entries.flatMap(({ id, type, fields }) =>
    [...fields].flatMap(([name, { values }]) =>
      type.fields[name]?.kind === 'RichText'
        ? [...values.values()]
            .flatMap((value) => plain(value as Node))
            .map((mail) => `${id} ${mail}`)
        : [],
    ),
  );
  expect(found).toEqual([]);
});

test('text that is shown as it is has no marks of Markdown', () => {
  const marked = content.entries.flatMap(({ id, type, fields }) =>
    [...fields].flatMap(([name, { values }]) => {
      const kind = type.fields[name]?.kind;
      if (kind !== 'Symbol' && kind !== 'Text') return [];
      return [...values.values()]
        .flat()
        .filter((text) => /\*[^*\s][^*\n]*\*|\[[^\]]+\]\(/.test(String(text)))
        .map((text) => `${id} ${name}: ${String(text).slice(0, 80)}`);
    }),
  );
  expect(marked).toEqual([]);
});
