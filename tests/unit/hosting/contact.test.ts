import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { addContactRoute, contactPath } from '../../../hosting/contact/contactRoute';
import { createRateLimit } from '../../../hosting/contact/rateLimit';

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

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-'));
  mkdirSync(join(folder, 'public/us/en/thank-you-contact'), { recursive: true });
  writeFileSync(join(folder, 'public/us/en/thank-you-contact/index.html'), '');
  app = fastify();
  addContactRoute(app, {
    publicFolder: join(folder, 'public'),
    submissionsFolder: join(folder, 'kept'),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const kept = () => {
  try {
    return readdirSync(join(folder, 'kept')).map(
      (name) =>
        JSON.parse(readFileSync(join(folder, 'kept', name), 'utf8')) as Record<string, unknown>,
    );
  } catch {
    return [];
  }
};
const sendJson = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: contactPath,
    headers: { accept: 'application/json', ...headers },
    payload,
  });
const sendForm = (values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: contactPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });

describe('the receiver of the contact form', () => {
  it('has stored a submission when it answers', async () => {
    expect((await sendJson(valid)).statusCode).toBe(201);
    expect(kept()).toMatchObject([
      { firstName: 'Mara', email: 'mara@example.com', phone: '', site: '/us/en' },
    ]);
  });

  it('leads to the thank-you page of the site without script', async () => {
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

  it('keeps script in a message as the data that it is', async () => {
    const message = '<script>alert(1)</script>\r\nSubject: x';
    await sendJson({ ...valid, message });
    expect(kept()).toMatchObject([{ message }]);
  });

  it('thanks a bot and keeps nothing', async () => {
    expect((await sendJson({ ...valid, website: 'https://spam.example' })).statusCode).toBe(201);
    expect(kept()).toEqual([]);
  });

  it('takes nothing from another website, nothing too large, and not too much', async () => {
    expect((await sendJson(valid, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await sendJson({ ...valid, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await sendJson(valid)).statusCode);
    expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });
});

test('a rate limit lets through again once its window has passed', () => {
  let time = 0;
  const mayPass = createRateLimit(1, 100, () => time);
  expect([mayPass('a'), mayPass('a'), mayPass('b')]).toEqual([true, false, true]);
  time = 101;
  expect(mayPass('a')).toBe(true);
});
