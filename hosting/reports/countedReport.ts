/** The directives that a report may name; others are counted as `other`. */
const directives = [
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
] as const;

/** What a report is counted by: two labels of few values, with nothing of the visitor or the page. */
export type CountedReport = { directive: string; blocked: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, ...names: readonly string[]): string => {
  const value = names.map((name) => fields[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

const blockedKind = (fields: Fields): string => {
  const blocked = textIn(fields, 'blockedURL', 'blocked-uri');
  const source = textIn(fields, 'sourceFile', 'source-file');
  // Extensions of browsers change pages, and the policy stops some of them.
  if (/^[a-z-]+-extension:/.test(blocked) || /^[a-z-]+-extension:/.test(source)) return 'extension';
  if (['inline', 'eval', 'wasm-eval'].includes(blocked)) return blocked;
  if (blocked.startsWith('trusted-types')) return 'trusted-types';
  if (/^(?:data|blob)\b/.test(blocked)) return blocked.slice(0, 4);
  const page = hostOf(textIn(fields, 'documentURL', 'document-uri'));
  return page !== '' && hostOf(blocked) === page ? 'own' : 'other-site';
};

const countOne = (fields: Fields): CountedReport => {
  const named = textIn(fields, 'effectiveDirective', 'effective-directive', 'violated-directive');
  const directive = directives.find((one) => one === named.split(' ')[0]) ?? 'other';
  return { directive, blocked: blockedKind(fields) };
};

/** Reports of one request that are counted. */
const maxReports = 20;

/**
 * What is counted of a request: the reports of the Reporting API (an array), or that of `report-uri` (one object). Anything
 * else has none.
 */
export const countedReports = (body: unknown): CountedReport[] => {
  if (Array.isArray(body)) {
    return body
      .slice(0, maxReports)
      .filter(isFields)
      .filter(({ type }) => type === 'csp-violation')
      .flatMap((report) => (isFields(report.body) ? [countOne(report.body)] : []));
  }
  const report = isFields(body) ? body['csp-report'] : undefined;
  return isFields(report) ? [countOne(report)] : [];
};
