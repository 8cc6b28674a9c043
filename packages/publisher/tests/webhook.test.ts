import { signRequest } from '@contentful/node-apps-toolkit/requests';
import { readWebhook } from '../src/webhook/readWebhook';
import { signatureProblem } from '../src/webhook/verifyWebhook';

const secret = 's'.repeat(64);
const body = Buffer.from(JSON.stringify({ sys: { id: 'home', type: 'Entry' } }));

describe('signatureProblem', () => {
  const why = (change: object = {}, age = 0, by = secret) => {
    const request = {
      method: 'POST',
      path: '/webhook',
      headers: {},
      body: body.toString(),
    } as const;
    const headers = { ...signRequest(secret, request, Date.now() - age) };
    return signatureProblem({ method: 'POST', path: '/webhook', headers, body, ...change }, by);
  };

  it.each([
    ['as it was signed', {}, 0, undefined],
    ['20 s later', {}, 20_000, undefined],
    ['31 s later', {}, 31_000, 'it was signed more than 30 seconds ago'],
    ['from the future', {}, -60_000, 'its time is in the future'],
    ['without a signature', { headers: {} }, 0, 'it has no signature'],
    ['with another body', { body: Buffer.from('{}') }, 0, 'its signature is wrong'],
    ['for another path', { path: '/hook' }, 0, 'its signature is wrong'],
  ])('%s', (_name, change, age, fault) => {
    expect(why(change, age)).toBe(fault);
  });

  it('takes no other secret', () => {
    expect(why({}, 0, 't'.repeat(64))).toBe('its signature is wrong');
  });
});

describe('readWebhook', () => {
  const read = (topic: string, json: object = {}, key?: string) =>
    readWebhook(
      { 'x-contentful-topic': topic, 'x-contentful-idempotency-key': key },
      Buffer.from(JSON.stringify({ sys: { id: 'home', type: 'Entry' }, ...json })),
      'master',
    );

  it.each(['Entry.publish', 'Entry.unpublish', 'Asset.delete', 'ContentType.publish'])(
    '%s is a publication',
    (topic) => {
      expect(read(`ContentManagement.${topic}`, {}, 'key')).toEqual({
        kind: 'publication',
        publication: {
          key: 'key',
          topic: `ContentManagement.${topic}`,
          entity: { type: 'Entry', id: 'home' },
        },
      });
    },
  );

  it.each(['Entry.save', 'Entry.auto_save', 'Entry.archive', 'Locale.create'])(
    '%s is ignored',
    (topic) => {
      expect(read(`ContentManagement.${topic}`).kind).toBe('ignored');
    },
  );

  it('names the release of an entity, by the headers that Contentful sends', () => {
    const headers = {
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-release-id': 'monday',
      'x-contentful-release-version': '3',
      'x-contentful-release-action-id': 'action',
    };
    const body = Buffer.from(JSON.stringify({ sys: { id: 'home', type: 'Entry' } }));
    expect(readWebhook(headers, body, 'master')).toMatchObject({
      publication: { release: { releaseId: 'monday', actionId: 'action', phase: 'entity' } },
    });
  });

  it.each([
    ['create', 'created', 'publish', 'created'],
    ['execute', 'succeeded', 'publish', 'succeeded'],
    ['execute', 'failed', 'unpublish', 'failed'],
    ['execute', 'succeeded', 'validate', undefined],
  ])('an action on a release: %s, %s, %s', (event, status, action, phase) => {
    const sys = { id: 'action', type: 'ReleaseAction', status, release: { sys: { id: 'monday' } } };
    const result = read(`ContentManagement.ReleaseAction.${event}`, { sys, action });
    expect(result.kind).toBe(phase ? 'publication' : 'ignored');
    expect(result.kind === 'publication' ? result.publication.release : undefined).toEqual(
      phase && { releaseId: 'monday', actionId: 'action', phase },
    );
  });

  it('a switch of the alias that the site reads is a publication, of another alias not', () => {
    const switched = (id: string) => {
      const sys = { id, type: 'EnvironmentAlias', environment: { sys: { id: 'release-2' } } };
      return read('ContentManagement.EnvironmentAlias.save', { sys }).kind;
    };
    expect(switched('master')).toBe('publication');
    expect(switched('staging')).toBe('ignored');
  });

  it('ignores other environments', () => {
    const sys = { id: 'a', type: 'Entry', environment: { sys: { id: 'staging' } } };
    expect(read('ContentManagement.Entry.publish', { sys })).toEqual({
      kind: 'ignored',
      reason: 'it is of the environment "staging"',
    });
  });

  it('makes a key of the content where none is given', () => {
    const keyOf = (json: object) => {
      const result = read('ContentManagement.Entry.publish', json);
      return result.kind === 'publication' ? result.publication.key : undefined;
    };
    expect(keyOf({ fields: { name: { en: 'A' } } })).toBe(keyOf({ fields: { name: { en: 'A' } } }));
    expect(keyOf({ fields: { name: { en: 'A' } } })).not.toBe(keyOf({}));
  });

  it.each(['', '[]', '{"sys":{}}'])('cannot read %j', (text) => {
    const headers = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };
    expect(readWebhook(headers, Buffer.from(text), 'master').kind).toBe('unreadable');
  });
});
