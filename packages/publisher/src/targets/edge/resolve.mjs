// Finds the object of an address in the current release. Runs in nginx (njs 0.7), in Workers and in Node: no destructuring, no
// `for of`, no Map.

const pointerKey = 'current.json';
const hashLength = 64;

/** FNV-1a over UTF-16 code units, as the publisher distributes entries over the parts of a segment. */
const hashOfKey = (key) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** The value of a key in the newest segment that has it. */
const lookUp = async (pointer, key, read) => {
  const hash = hashOfKey(key);
  const wanted = '\n' + key + '\t';
  for (let index = 0; index < pointer.segments.length; index++) {
    const parts = pointer.segments[index].parts;
    const text = await read(parts[hash % parts.length]);
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    const from = at + wanted.length;
    const value = text.slice(from, text.indexOf('\n', from));
    return value === '-' ? undefined : value;
  }
  return undefined;
};

/** Whether an Accept-Encoding header takes an encoding. */
const takes = (accepted, encoding) => {
  const parts = accepted.toLowerCase().split(',');
  for (let index = 0; index < parts.length; index++) {
    const words = parts[index].split(';');
    if (words[0].trim() === encoding) return !/^\s*q=0(?:\.0*)?\s*$/.test(words[1] || '');
  }
  return false;
};

const endingOf = (path) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const at = name.lastIndexOf('.');
  const ending = at > 0 ? name.slice(at).toLowerCase() : '';
  return /^\.[a-z0-9]{1,12}$/.test(ending) ? ending : '.bin';
};

const headersOf = (rules, path) => {
  const headers = {
    'Cache-Control': new RegExp(rules.immutable).test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
  for (let index = 0; index < rules.headers.length; index++) {
    const rule = rules.headers[index];
    if (new RegExp(rule.pattern).test(path)) Object.assign(headers, rule.headers);
  }
  return headers;
};

const fileAnswer = (status, key, value, request, headers) => {
  const flags = value.slice(hashLength);
  const hash = value.slice(0, hashLength);
  const isBrotli = flags.indexOf('b') >= 0 && takes(request.encodings, 'br');
  const isGzip = !isBrotli && flags.indexOf('g') >= 0 && takes(request.encodings, 'gzip');
  const ending = isBrotli ? '.br' : isGzip ? '.gz' : '';
  if (status === 200) headers['ETag'] = '"' + hash.slice(0, 32) + ending.replace('.', '-') + '"';
  if (flags !== '') headers['Vary'] = 'Accept-Encoding';
  return { status: status, object: 'objects/' + hash + endingOf(key) + ending, headers: headers };
};

/** The target of a redirect, with the query of the request before its hash. */
const withQuery = (target, query) => {
  if (query === '') return target;
  const at = target.indexOf('#');
  const page = at < 0 ? target : target.slice(0, at);
  const hash = at < 0 ? '' : target.slice(at);
  return page + (page.indexOf('?') < 0 ? '?' : '&') + query + hash;
};

const redirect = (status, location, headers) => {
  const all = Object.assign({}, headers);
  all['Location'] = location;
  return { status: status, headers: all };
};

/** Answers by one pointer; undefined if the release has nothing there. */
const answerBy = async (pointer, path, request, read) => {
  const text = await read(pointer.rules);
  const rules = JSON.parse(text);
  const headers = headersOf(rules, path);
  const home = rules.pathPrefix + '/';
  const isHome = path === rules.pathPrefix || path === home;
  const bare = path.replace(/(?:\/index\.html)?\/*$/, '');

  if (isHome || bare === path) {
    const index = (isHome ? rules.pathPrefix : path) + '/index.html';
    const names = isHome ? [index] : endingOf(path) === '.bin' ? [index, path] : [path, index];
    for (let at = 0; at < names.length; at++) {
      const value = await lookUp(pointer, names[at], read);
      if (value !== undefined) return fileAnswer(200, names[at], value, request, headers);
    }
  }
  const rule = await lookUp(pointer, '>' + bare.toLowerCase(), read);
  if (rule !== undefined) {
    return redirect(Number(rule.slice(0, 3)), withQuery(rule.slice(4), request.query), headers);
  }
  // No slash and no index.html at the end.
  if (bare !== path) {
    return redirect(301, withQuery(encodeURI(bare === '' ? '/' : bare), request.query), headers);
  }
  return undefined;
};

const notFound = async (pointer, path, read) => {
  const text = await read(pointer.rules);
  const rules = JSON.parse(text);
  const headers = headersOf(rules, path);
  headers['Cache-Control'] = 'public, max-age=0, must-revalidate';
  const key = rules.pathPrefix + '/404.html';
  const value = await lookUp(pointer, key, read);
  return value === undefined
    ? { status: 404, headers: headers }
    : fileAnswer(404, key, value, { encodings: '' }, headers);
};

const decoded = (path) => {
  let text;
  try {
    text = decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
  // Neither is in a key, and what is looked up must not span lines.
  return text.indexOf('\t') < 0 && text.indexOf('\n') < 0 ? text : undefined;
};

/**
 * The answer to a request: `status`, `headers`, and `object`, the key of its body in the store, if it has one.
 *
 * An edge that has cached the pointer may be requested a file that only the next release has. Before it says 404 it reads the
 * pointer again.
 *
 * @param request `path` as it was sent, `query` without the question mark, `encodings` as in Accept-Encoding.
 * @param read reads a text of the store by its key; the second argument asks for the pointer as it is now.
 */
const resolve = async (request, read) => {
  const path = decoded(request.path);
  const parse = async (isFresh) => {
    const text = await read(pointerKey, isFresh);
    return JSON.parse(text);
  };
  let pointer = await parse(false);
  if (path === undefined) return notFound(pointer, '/', read);
  let answer;
  let failure;
  try {
    answer = await answerBy(pointer, path, request, read);
  } catch (error) {
    // Retention has deleted what an old pointer names.
    failure = error;
  }
  if (answer !== undefined) return answer;
  const fresh = await parse(true);
  if (failure !== undefined || fresh.release !== pointer.release) {
    pointer = fresh;
    answer = await answerBy(pointer, path, request, read);
  }
  return answer === undefined ? notFound(pointer, path, read) : answer;
};

export default { resolve: resolve };
