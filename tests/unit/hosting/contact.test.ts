import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import fastify, { type FastifyInstance } from 'fastify';
import { contactPath, contactRoute } from '~/hosting/contact/contactRoute';
import { readSubmissions } from './support/readSubmissions';

let folder: string;
let app: FastifyInstance;

const valid = {
  firstName: 'Mara',
  lastName: 'Oduya',
  email: 'mara@example.com',
  company: 'Halvorsen Grain',
  message: 'Hello',
  terms: 'on',
  site: '/us/en',
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contact-'));
  mkdirSync(join(folder, 'public/us/en/thank-you-contact'), { recursive: true });
  writeFileSync(join(folder, 'public/us/en/thank-you-contact/index.html'), '');
  app = fastify();
  await app.register(contactRoute, {
    publicFolder: join(folder, 'public'),
    submissionsFolder: join(folder, 'kept'),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const kept = () => readSubmissions(join(folder, 'kept'));
const sendJson = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: contactPath,
    headers: { accept: 'application/json', ...headers },
    payload,
  });
const sendForm = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: contactPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });

describe('contactRoute', () => {
  it('stores a submission before it responds', async () => {
    expect((await sendJson(valid)).statusCode).toBe(201);
    expect(kept()).toMatchObject([
      { firstName: 'Mara', email: 'mara@example.com', phone: '', site: '/us/en' },
    ]);
  });

  it('redirects to the thank-you page of the site without script', async () => {
    const { statusCode, headers } = await sendForm(valid);
    expect([statusCode, headers.location]).toEqual([303, '/us/en/thank-you-contact']);
    expect(kept()).toHaveLength(1);
  });

  it.each(['https://evil.example', '//evil.example', '/../../etc', '/us/en/../..', '', '/gone/xx'])(
    'leads nowhere else for the site %j',
    async (site) => {
      expect((await sendForm({ ...valid, site })).headers.location).toBe('/');
    },
  );

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ email: 'nobody' }, { email: 'invalid' }],
    [{ email: 'a@b.example\r\nBcc: x@example.com' }, { email: 'invalid' }],
    [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
    [{ terms: '' }, { terms: 'required' }],
  ])('names what is wrong with %j', async (change, fields) => {
    const response = await sendJson({ ...valid, ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ fields });
    expect(kept()).toEqual([]);
  });

  it('stores script in a message as text', async () => {
    const message = '<script>alert(1)</script>\r\nSubject: x';
    await sendJson({ ...valid, message });
    expect(kept()).toMatchObject([{ message }]);
  });

  it('stores campaign parameters, cut off at 200 characters, and the connectors', async () => {
    const named: string[] = [];
    const other = fastify();
    await other.register(contactRoute, {
      publicFolder: join(folder, 'public'),
      submissionsFolder: join(folder, 'kept'),
      connectors: ['email'],
      onStored: (id) => named.push(id),
    });
    const payload = {
      ...valid,
      utm_source: 'newsletter',
      utm_term: 'x'.repeat(300),
      utm_evil: 'y',
    };
    const headers = { accept: 'application/json' };
    await other.inject({ method: 'POST', url: contactPath, headers, payload });
    await other.close();
    const [submission] = kept();
    expect(submission).toMatchObject({ connectors: ['email'] });
    expect(submission?.campaign).toEqual({ source: 'newsletter', term: 'x'.repeat(200) });
    expect(named.map((id) => `${id}.json`)).toEqual(readdirSync(join(folder, 'kept')));
  });

  it('responds with success to a bot and stores nothing', async () => {
    expect((await sendJson({ ...valid, website: 'https://spam.example' })).statusCode).toBe(201);
    expect(kept()).toEqual([]);
  });

  it('rejects forms of other websites, large bodies and too many requests', async () => {
    expect((await sendJson(valid, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await sendJson({ ...valid, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await sendJson(valid)).statusCode);
    expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });

  it('limits each address, until its ten minutes have passed', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const send = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: contactPath,
        remoteAddress,
        headers: { accept: 'application/json' },
        payload: valid,
      });
    for (let count = 0; count < 10; count += 1) await send('2001:db8::1');
    clock.mockReturnValue(start + 200_000);
    const refused = await send('2001:db8::2');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '400']);
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect((await send('2001:db8:0:1::1')).statusCode).toBe(201);
    clock.mockReturnValue(start + 600_000);
    expect((await send('2001:db8::1')).statusCode).toBe(201);
    clock.mockRestore();
  });

  it('takes the last value of a field that comes twice, of the honeypot too', async () => {
    const body = new URLSearchParams(valid);
    body.append('firstName', 'Ada');
    const send = () =>
      app.inject({
        method: 'POST',
        url: contactPath,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: body.toString(),
      });
    expect((await send()).statusCode).toBe(303);
    body.append('website', '');
    body.append('website', 'https://spam.example');
    expect((await send()).statusCode).toBe(303);
    expect(kept()).toMatchObject([{ firstName: 'Ada' }]);
  });

  it('reads accents, plus signs and percent signs as a browser sends them', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: contactPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload: `${new URLSearchParams(valid).toString()}&message=50%25+of+%C3%A9%2B%0D%0Atwo`,
    });
    expect(statusCode).toBe(303);
    expect(kept()).toMatchObject([{ message: '50% of é+\r\ntwo' }]);
  });

  it.each(['multipart/form-data; boundary=x', 'text/xml'])('takes no %s', async (type) => {
    const response = await app.inject({
      method: 'POST',
      url: contactPath,
      headers: { 'content-type': type },
      payload: 'x',
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('the no-JS form response', () => {
  const page = `<!DOCTYPE html><html lang="fr"><head><title>Contact</title><link rel="stylesheet" href="/styles/1.css"/><script>window.hide = 1</script></head><body><h1>Contact</h1><form method="post" action="/api/contact"><input type="hidden" name="site" value="/be/fr"/><input type="hidden" name="page" value="/be/fr/contact-us"/><div hidden="" data-no-js-response=""><div data-word="summary" class="css-s">Champs à vérifier : {count}</div><p data-word="required" class="css-p">Ce champ est obligatoire.</p><p data-word="invalid" class="css-p">Saisissez une adresse.</p><p data-word="tooLong" class="css-p">Moins de {max} caractères.</p><p data-word="terms" class="css-p">Acceptez les conditions.</p><p data-word="failed" class="css-p">N’a pas pu partir.</p><p data-word="tooOften" class="css-p">Trop de messages.</p><p data-word="tooLarge" class="css-p">Trop long &amp; illisible.</p></div>${[
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
  ]
    .map(
      (name) =>
        `<div><label for="contact-${name}">Le ${name}<small> (x)</small></label><input id="contact-${name}" name="${name}"/></div>`,
    )
    .join(
      '',
    )}<div><label for="contact-message">Le message</label><textarea id="contact-message" name="message" rows="7"></textarea></div><input id="contact-terms" name="terms" type="checkbox"/><label for="contact-terms">J’accepte</label></form><script src="/app-1.js"></script></body></html>`;
  const typed = { ...valid, site: '/be/fr', page: '/be/fr/contact-us' };

  beforeEach(() => {
    mkdirSync(join(folder, 'public/be/fr/contact-us'), { recursive: true });
    writeFileSync(join(folder, 'public/be/fr/contact-us/index.html'), page);
  });

  it('is its page in its language, with each problem in a list and beside its field', async () => {
    const response = await sendForm({ ...typed, firstName: ' ', email: 'nobody', terms: '' });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const root = parse(response.body);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('fr');
    expect(root.querySelector('title')?.text).toBe('Champs à vérifier : 3 – Contact');
    const summary = root.querySelector('form > [role="alert"].css-s[autofocus]');
    expect(summary?.querySelector('p')?.text).toBe('Champs à vérifier : 3');
    expect(
      summary?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text]),
    ).toEqual([
      ['#contact-firstName', 'Le firstName – Ce champ est obligatoire.'],
      ['#contact-email', 'Le email – Saisissez une adresse.'],
      ['#contact-terms', 'Acceptez les conditions.'],
    ]);
    const email = root.querySelector('[name="email"]');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(email?.getAttribute('aria-describedby')).toBe('contact-email-problem');
    expect(root.querySelector('#contact-email-problem.css-p')?.text).toBe('Saisissez une adresse.');
    expect(root.querySelector('[data-no-js-response]')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('has what was typed, which stays text', async () => {
    const hostile = '"><script>alert(1)</script>&amp;</textarea>$& \\ {max}';
    const response = await sendForm({
      ...typed,
      email: '',
      company: hostile,
      message: `\n${hostile}`,
    });
    const root = parse(response.body);
    expect(root.querySelectorAll('script')).toEqual([]);
    expect(root.querySelector('[name="company"]')?.getAttribute('value')).toBe(hostile);
    expect(root.querySelector('textarea')?.text).toBe(`\n\n${hostile}`);
    expect(root.querySelector('[name="terms"]')?.hasAttribute('checked')).toBe(true);
    expect(root.querySelector('[name="lastName"]')?.getAttribute('value')).toBe('Oduya');
  });

  it('says how long a field may be', async () => {
    const { body } = await sendForm({ ...typed, message: 'x'.repeat(5001) });
    expect(parse(body).querySelector('#contact-message-problem')?.text).toBe(
      'Moins de 5000 caractères.',
    );
  });

  it('asks for patience, and keeps what was typed', async () => {
    for (let count = 0; count < 10; count += 1) await sendForm(typed);
    const response = await sendForm(typed);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '600']);
    const root = parse(response.body);
    expect(root.querySelector('[role="alert"]')?.text).toBe('Trop de messages.');
    expect(root.querySelector('textarea')?.text).toBe('\nHello');
  });

  it('knows the page of a form that is too large from where the browser was', async () => {
    const referer = 'http://localhost/be/fr/contact-us';
    const response = await sendForm({ ...typed, message: 'x'.repeat(70_000) }, { referer });
    expect(response.statusCode).toBe(413);
    expect(parse(response.body).querySelector('[role="alert"]')?.text).toBe(
      'Trop long & illisible.',
    );
  });

  it('keeps what was typed where it could not be stored', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(folder, 'kept'), 'not a folder');
    const response = await sendForm(typed);
    expect(response.statusCode).toBe(500);
    const root = parse(response.body);
    expect(root.querySelector('[role="alert"]')?.text).toBe('N’a pas pu partir.');
    expect(root.querySelector('textarea')?.text).toBe('\nHello');
    expect(error).toHaveBeenCalled();
    error.mockRestore();
    rmSync(join(folder, 'kept'));
  });

  it.each(['', '/gone', '/../be/fr/contact-us', '//evil.example', '/us/en/thank-you-contact'])(
    'is plain words where the page is %j',
    async (where) => {
      const response = await sendForm({ ...typed, page: where, email: '' });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        422,
        'text/plain; charset=utf-8',
      ]);
    },
  );
});
