import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  ...['gatsby', 'hosting', 'offline', 'plugins', 'publishing', 'redirects', 'scripts', 'src'],
  ...readdirSync('packages').flatMap((name) =>
    name === 'gatsby-accelerators' ? [`packages/${name}/lib`] : [`packages/${name}/src`],
  ),
];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const code = [...sources, readFileSync('compose.yaml', 'utf8')].join('\n');

const example = readFileSync('.env.example', 'utf8');
const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

/** Of processes of this project among themselves, of tools, and of the platforms that run them. */
const notForOperators = new Set([
  ...['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'],
  ...['CHROMIUM', 'CI', 'DEBUG', 'HOME', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS'],
  ...['NO_COLOR', 'PATH'],
  ...['DRY_RUN_ENTRIES', 'MODEL_MIGRATION', 'MODIFIED_TIMES_FROM', 'PATH_HISTORY_FROM'],
  ...['ENABLE_GATSBY_REFRESH_ENDPOINT', 'GATSBY_ACCELERATORS', 'GATSBY_CONTENTFUL_OFFLINE'],
  ...[
    'GATSBY_CPU_COUNT',
    'GATSBY_PREVIEW',
    'GATSBY_SOURCE_HASH',
    'GATSBY_WORKER_ID',
    'GATSBY_WORKER_POOL_WORKER',
  ],
  // Variables of the Worker at the edge.
  ...['STORE', 'POINTER_MILLISECONDS'],
]);

/** As a property of an environment, or as a key of a schema that reads one. */
const read = [
  ...[...code.matchAll(/\benv(?:ironment)?\??\.([A-Z][A-Z0-9_]+)\b/g)],
  ...[
    ...code.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:optionalText|safeUrl|wholeNumber|yesOrNo|z)\b/gm),
  ],
].map(([, name = '']) => name);

test('.env.example lists every setting that the code reads', () => {
  const missing = [...new Set(read)].filter(
    (name) => !listed.includes(name) && !notForOperators.has(name),
  );
  expect(read.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('the code reads every setting of .env.example, but those of the SDKs of AWS and OpenTelemetry', () => {
  const unread = listed.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(listed.length).toBeGreaterThan(60);
  expect(unread.filter((name) => !/^(?:AWS|OTEL)_/.test(name))).toEqual([]);
});
