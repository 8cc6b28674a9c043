// Serves the current release of an object store from nginx, with server.conf beside it.
import edge from './resolve.mjs';

const read = async (r, key, isFresh) => {
  const answer = await r.subrequest((isFresh ? '/_edge_fresh/' : '/_edge/') + key);
  if (answer.status !== 200) throw new Error(key + ' answered ' + answer.status);
  return answer.responseText;
};

const setHeaders = (r, headers) => {
  const names = Object.keys(headers);
  for (let index = 0; index < names.length; index++)
    r.headersOut[names[index]] = headers[names[index]];
};

/** The tags of If-None-Match, without the mark of weak ones. */
const isKnown = (r, etag) => {
  const tags = (r.headersIn['If-None-Match'] || '').split(',');
  for (let index = 0; index < tags.length; index++) {
    if (tags[index].trim().replace(/^W\//, '') === etag) return true;
  }
  return false;
};

/** Finds the object of an address and passes the request on to `/_edge_object/`. */
const handle = async (r) => {
  if (r.method !== 'GET' && r.method !== 'HEAD') {
    r.headersOut['Allow'] = 'GET, HEAD';
    r.return(405);
    return;
  }
  try {
    const uri = r.variables.request_uri;
    const at = uri.indexOf('?');
    const answer = await edge.resolve(
      {
        path: at < 0 ? uri : uri.slice(0, at),
        query: at < 0 ? '' : uri.slice(at + 1),
        encodings: r.headersIn['Accept-Encoding'] || '',
      },
      (key, isFresh) => read(r, key, isFresh),
    );
    if (answer.status === 200 && !isKnown(r, answer.headers['ETag'])) {
      r.variables.edge_answer = JSON.stringify(answer);
      r.internalRedirect('/_edge_object/' + answer.object);
      return;
    }
    const location = answer.headers['Location'];
    delete answer.headers['Location'];
    setHeaders(r, answer.headers);
    if (location !== undefined) {
      r.return(answer.status, location);
    } else if (answer.object === undefined) {
      r.return(answer.status);
    } else if (answer.status === 200) {
      r.return(304);
    } else {
      // The page of an error: a filter cannot change the status of the store's answer.
      const text = await read(r, answer.object, false);
      r.headersOut['Content-Type'] = 'text/html; charset=utf-8';
      r.return(answer.status, text);
    }
  } catch (error) {
    r.error('edge: ' + error.message);
    r.headersOut['Retry-After'] = '5';
    r.headersOut['Cache-Control'] = 'no-store';
    r.return(503);
  }
};

/** Gives the object of the store the headers of the release. */
const filter = (r) => {
  if (r.status !== 200 || !r.variables.edge_answer) return;
  const answer = JSON.parse(r.variables.edge_answer);
  setHeaders(r, answer.headers);
};

/** Reads the pointer, and keeps it for the requests that follow: a publisher says that it has moved. */
const refresh = async (r) => {
  if (r.method !== 'POST') {
    r.headersOut['Allow'] = 'POST';
    r.return(405);
    return;
  }
  try {
    await read(r, 'current.json', true);
    r.return(204);
  } catch (error) {
    r.error('edge: ' + error.message);
    r.return(503);
  }
};

export default { handle: handle, filter: filter, refresh: refresh };
