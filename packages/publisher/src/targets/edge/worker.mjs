// Serves the current release of an object store. A module Worker: the variable STORE is the address of the target's folder, such as
// https://bucket.example/prefix, which this Worker must be allowed to read. It serves uncompressed objects: the platform
// compresses answers itself.
import edge from './resolve.mjs';

const pointerKey = 'current.json';
const maxTexts = 300;
/** Texts of the store that never change, and the pointer, for as long as this instance lives. */
const texts = new Map();
let pointer;

const fetchObject = async (store, key, headers = {}) => {
  const isPointer = key === pointerKey;
  const options = {
    headers: { 'accept-encoding': 'identity', ...headers },
    ...(isPointer
      ? { cache: 'no-store' }
      : { cf: { cacheEverything: true, cacheTtl: 31_536_000 } }),
  };
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${store}/${key}`, options).catch((error) => error);
    const isAnswer = response instanceof Response && response.status < 500;
    if (isAnswer || attempt === 3) {
      if (response instanceof Response) return response;
      throw response;
    }
  }
};

const fetchText = async (store, key) => {
  const response = await fetchObject(store, key);
  if (!response.ok) throw new Error(`${key} answered ${response.status}`);
  return response.text();
};

const readPointer = async (store, isFresh, lifetime) => {
  if (pointer?.store === store && !isFresh && Date.now() - pointer.at < lifetime)
    return pointer.text;
  try {
    pointer = { store, text: await fetchText(store, pointerKey), at: Date.now() };
  } catch (error) {
    // Visitors keep the last release while the store does not answer.
    if (pointer?.store !== store) throw error;
  }
  return pointer.text;
};

const readText = async (store, key) => {
  const address = `${store}/${key}`;
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = await fetchText(store, key);
  texts.set(address, text);
  if (texts.size > maxTexts) texts.delete(texts.keys().next().value);
  return text;
};

const serve = async (request, env) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const store = env.STORE.replace(/\/+$/, '');
  const lifetime = Number(env.POINTER_MILLISECONDS ?? 1000);
  const url = new URL(request.url);
  const { status, headers, object } = await edge.resolve(
    { path: url.pathname, query: url.search.slice(1), encodings: '' },
    (key, isFresh) =>
      key === pointerKey ? readPointer(store, isFresh, lifetime) : readText(store, key),
  );
  const wanted = request.headers.get('if-none-match') ?? '';
  const isKnown = wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.ETag);
  if (status === 200 && isKnown) return new Response(null, { status: 304, headers });
  if (object === undefined) return new Response(null, { status, headers });

  const range = request.headers.get('range');
  const isPart = status === 200 && range !== null && !request.headers.has('if-range');
  const body = await fetchObject(store, object, isPart ? { range } : {});
  if (!body.ok && body.status !== 416) throw new Error(`${object} answered ${body.status}`);
  const answer = new Headers(headers);
  for (const name of ['content-type', 'content-length', 'content-range']) {
    const value = body.headers.get(name);
    if (value !== null) answer.set(name, value);
  }
  answer.set('Accept-Ranges', 'bytes');
  return new Response(request.method === 'HEAD' ? null : body.body, {
    status: isPart ? body.status : status,
    headers: answer,
  });
};

export default {
  fetch: (request, env) =>
    serve(request, env).catch(
      () =>
        new Response('The site is not available at the moment.', {
          status: 503,
          headers: {
            'Content-Type': 'text/plain',
            'Cache-Control': 'no-store',
            'Retry-After': '5',
          },
        }),
    ),
};
