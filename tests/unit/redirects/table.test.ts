import { compileRedirects } from '~/redirects/compileRedirects';
import { readTable } from '~/redirects/readTable';

// Whether every target is a page is for the checks of the built site; here each is taken to be one.
const read = async () => {
  const table = await readTable('redirects');
  const pagePaths = table.rules
    .map(({ to }) => to.split(/[?#]/)[0] ?? '')
    .filter((path) => path.startsWith('/'));
  const from = new Set(table.rules.map((rule) => rule.from.toLowerCase()));
  return { table, result: compileRedirects({ ...table, pagePaths }), from };
};

describe('the table of redirects', () => {
  it('has more than 400 rules and no fault', async () => {
    const { table, result } = await read();
    expect(table.problems).toEqual([]);
    expect(result.problems).toEqual([]);
    expect(result.notes).toEqual([]);
    expect(result.rules.length).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['/co', '/latam/es/home'],
    ['/es', '/sp/es/home'],
    ['/ww', '/worldwide/home'],
    ['/us/en/services/big-data', '/us/en/services/data-platforms'],
    ['/uk/en/functions/finance', '/uk/en/playbook'],
    ['/za/en/sectors/banking', '/za/en/playbook'],
    ['/fr/fr/business-lines/digital', '/fr/fr/services/digital-products'],
    ['/fr/fr/partenaires', '/fr/fr/playbook#all-partners'],
    ['/worldwide/news', '/worldwide/insights'],
    ['/us/en/careers', 'https://jobs.talvane.example/us'],
    ['/fr/groupe/direction', '/fr/fr/about-us/management'],
    ['/es/es/servicios', '/sp/es/services'],
    ['/sg/en/sectors', '/sea/en/playbook'],
    ['/tn/fr/actualites', '/mea/fr/insights'],
    ['/uk/leadership', '/uk/en/about-us/management'],
    ['/za/en/offices', '/za/en/about-us/locations'],
    ['/worldwide/en/playbook', '/worldwide/playbook'],
  ])('leads %s to %s', async (from, to) => {
    const { result } = await read();
    expect(result.rules.find((rule) => rule.from === from)?.to).toBe(to);
  });

  it('leads away from the website only to job sites', async () => {
    const { table, result } = await read();
    const away = result.rules.filter(({ to }) => !to.startsWith('/'));
    expect(away.length).toBeGreaterThan(30);
    expect(new Set(away.map(({ to }) => new URL(to).hostname))).toEqual(
      new Set(table.externalHosts),
    );
  });
});
