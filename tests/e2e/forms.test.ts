import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { visit } from '../support/visit';

/** The form of the content with a key. */
const formOf = (page: Page, key: string) =>
  page.locator('form', { has: page.locator(`[name="form"][value="${key}"]`) });

type Entries = Readonly<Record<string, string | true>>;

const person: Entries = {
  firstName: 'Mara',
  lastName: 'Oduya',
  email: 'mara@example.com',
  company: 'Halvorsen Grain',
};

/** Writes into the fields, chooses an option by its place, or ticks the boxes of a form. */
const fillIn = async (page: Page, key: string, entries: Entries) => {
  for (const [name, value] of Object.entries(entries)) {
    const field = formOf(page, key).locator(`[name="${name}"]`);
    if (value === true) await field.check();
    else if (value.startsWith('#')) await field.selectOption({ index: Number(value.slice(1)) });
    else await field.fill(value);
  }
};
const send = (page: Page, key: string) =>
  formOf(page, key).locator('button[type="submit"]').click();
/** Opens a page and waits for the chunk of its form, which takes the check away from the browser. */
const visitForm = async (page: Page, path: string, key: string) => {
  await visit(page, path);
  await expect(formOf(page, key)).toHaveAttribute('novalidate', '');
};

// The server takes ten submissions of an address in ten minutes; those of tests/e2e/contact.test.ts are as many.
test.beforeEach(({ page }, { project }) =>
  page.setExtraHTTPHeaders({
    'x-forwarded-for': project.name === 'phone' ? '192.0.2.2' : '192.0.2.1',
  }),
);

test('errors of a form of the content stand beside its fields and in a summary', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Tests block service workers, which Gatsby's registration reports.
    const isOfWorker = /service worker/i.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfWorker) faults.push(message.text());
  });
  await visitForm(page, '/fr/fr/l-ecole-du-quai', 'ecole-du-quai');
  await fillIn(page, 'ecole-du-quai', { ...person, email: 'mara', notes: 'Végétarienne' });
  await send(page, 'ecole-du-quai');
  const summary = formOf(page, 'ecole-du-quai').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    /^Adresse e-mail – Saisissez une adresse/,
    /^Session – Ce champ/,
    'Donnez votre accord pour envoyer le formulaire.',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('[name="notes"]')).toHaveValue('Végétarienne');
  await summary.getByRole('link').nth(1).click();
  await expect(page.locator('[name="session"]')).toBeFocused();
  expect(faults).toEqual([]);
});

test('a form that is sent leads to its own thank-you page', async ({ page }) => {
  await visitForm(page, '/us/en/insights', 'newsletter');
  await fillIn(page, 'newsletter', { email: 'mara@example.com', frequency: '#1', consent: true });
  const sent = page.waitForRequest('**/api/contact');
  await send(page, 'newsletter');
  expect((await sent).postDataJSON()).toMatchObject({
    form: 'newsletter',
    site: '/us/en',
    page: '/us/en/insights',
    email: 'mara@example.com',
    frequency: 'Once a month',
  });
  await expect(page).toHaveURL('/us/en/thank-you-newsletter');
});

test('a site without that page thanks in place of the form', async ({ page }) => {
  await visitForm(page, '/be/en/glossary-workshop', 'glossary-workshop');
  await fillIn(page, 'glossary-workshop', { ...person, session: '#1', consent: true });
  await send(page, 'glossary-workshop');
  const thanks = page.getByText('We have your request and will ring you');
  await expect(thanks).toBeVisible();
  await expect(page.locator(':focus')).toContainText('We have your request');
  await expect(formOf(page, 'glossary-workshop')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a form whose script cannot be loaded is sent all the same @desktop', async ({ page }) => {
  let isAsked = false;
  await page.route(/\/form-[0-9a-f]+\.js$/, (route) => {
    isAsked = true;
    return route.abort();
  });
  await visit(page, '/us/en/insights');
  await expect.poll(() => isAsked).toBe(true);
  await expect(formOf(page, 'newsletter')).not.toHaveAttribute('novalidate');
  await fillIn(page, 'newsletter', { email: 'mara@example.com', frequency: '#1', consent: true });
  await send(page, 'newsletter');
  await expect(page).toHaveURL('/us/en/thank-you-newsletter');
});

test('a document on request is reached by its form', async ({ page }) => {
  await visit(page, '/us/en/about-us/downloads');
  await page.getByRole('link', { name: /survey 2024, all tables/ }).click();
  await expect(page).toHaveURL('/us/en/survey-tables');
  await expect(formOf(page, 'survey-tables')).toHaveAttribute('novalidate', '');
  await fillIn(page, 'survey-tables', { ...person, consent: true });
  await send(page, 'survey-tables');
  await expect(page).toHaveURL('/us/en/thank-you-survey-tables');
  await expect(page.locator('main a[download]')).toHaveAttribute('href', /\.pdf$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form of the content says what is wrong in its page, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/fr/fr/l-ecole-du-quai');
    // A space passes the browser's own check, not the receiver's.
    const entries = { ...person, firstName: ' ', session: '#2', nextDates: true, consent: true };
    await fillIn(page, 'ecole-du-quai', { ...entries, notes: 'Végétarienne' } as Entries);
    await send(page, 'ecole-du-quai');
    await expect(page).toHaveURL('/api/contact');
    const form = formOf(page, 'ecole-du-quai');
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('listitem')).toHaveText([/^Prénom – Ce champ/]);
    await expect(form.locator('[name="firstName"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name="session"]')).toHaveValue(/printemps/);
    await expect(form.locator('[name="notes"]')).toHaveValue('Végétarienne');
    await expect(form.locator('[name="nextDates"]')).toBeChecked();
    await expect(form.locator('[name="consent"]')).toBeChecked();
    await fillIn(page, 'ecole-du-quai', { firstName: 'Mara' });
    await send(page, 'ecole-du-quai');
    await expect(page).toHaveURL('/fr/fr/thank-you-ecole-du-quai');
  });
});
