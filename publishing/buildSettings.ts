/** The site's settings; all appear in what a build writes. */
export const settingsOfBuild = [
  'CSP_REPORT_ENDPOINT',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
  'SITE_NAME',
  'SITE_URL',
  'PATH_PREFIX',
  'GTM_ID',
  'GTM_AUTH',
  'GTM_PREVIEW',
  'GTM_ORIGIN',
  'GTM_PATH',
  'CONTACT_ENDPOINT',
  'SEARCH_MISS_ENDPOINT',
] as const;

/** The site's settings and all GATSBY_ variables, which Gatsby inlines into browser code. */
export const buildSettings = (env: NodeJS.ProcessEnv): string[] => [
  ...settingsOfBuild.map((name) => env[name] ?? ''),
  ...Object.entries(env)
    .filter(([name]) => name.startsWith('GATSBY_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort(),
];
