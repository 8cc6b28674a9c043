// Scores recorded answers with the analyser of the MDN HTTP Observatory: reads them as JSON from standard input, writes
// [{ path, score, results }] to standard output. A process of its own, since the analyser comes as ES modules.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@mdn/mdn-http-observatory/package.json'));
const load = (file) => import(pathToFileURL(join(folder, 'src', file)).href);

// The list of preloaded hosts is downloaded when the package is installed; an invented domain is on none.
const readFileSync = fs.readFileSync;
fs.readFileSync = (file, ...rest) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest);

const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');
const { Requests } = await load('types.js');
const { AxiosHeaders } = createRequire(join(folder, 'package.json'))('axios');

const host = 'www.talvane.example';
const answers = JSON.parse(readFileSync(0, 'utf8'));
const scores = answers.map(({ path, status, headers, body }) => {
  const url = new URL(`https://${host}${path}`);
  const response = () => ({
    status,
    headers: new AxiosHeaders(headers),
    verified: true,
    data: body,
    httpEquiv: new Map(),
    request: { responseURL: url.href },
  });
  const requests = new Requests(host);
  Object.assign(requests.responses, {
    auto: response(),
    https: response(),
    cors: response(),
    http: { ...response(), status: 301 },
    httpRedirects: [
      { url: new URL(`http://${host}/`), status: 301 },
      { url, status: 200 },
    ],
    httpsRedirects: [{ url, status: 200 }],
  });
  requests.resources.path = body;
  requests.session = { url, jar: null, response: requests.responses.auto };
  const results = ALL_TESTS.map((check) => check(requests).result);
  const score = results.reduce((sum, result) => sum + getScoreModifier(result), 100);
  return { path, score, results };
});
process.stdout.write(JSON.stringify(scores));
