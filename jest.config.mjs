// Node tests by default; a component test asks for the browser with a `@jest-environment jsdom` comment.
export default {
  roots: ['<rootDir>/tests/unit', '<rootDir>/packages'],
  testEnvironment: 'node',
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(gatsby|gatsby-script|gatsby-link|d3-geo|d3-array|internmap|cspell-trie-lib|@cspell/cspell-pipe|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '^~/(.*)$': '<rootDir>/$1',
    // Its package names an ES module alone.
    '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
    '^gatsby$': '<rootDir>/tests/unit/support/gatsby.tsx',
    // What webpack takes in beside modules.
    '\\.(?:css|svg)$': '<rootDir>/tests/unit/support/noFile.ts',
    // The sources of the packages, as `paths` in tsconfig.json has them.
    '^contentful-emulator$': '<rootDir>/packages/contentful-emulator/src/index.ts',
    '^contentful-emulator/(admin-ui|cli|client)$': '<rootDir>/packages/contentful-emulator/src/$1',
    '^contentful-emulator/tests/(.*)$': '<rootDir>/packages/contentful-emulator/tests/$1',
    '^static-site-publisher$': '<rootDir>/packages/publisher/src/index.ts',
    '^static-site-publisher/tests/(.*)$': '<rootDir>/packages/publisher/tests/$1',
    '^static-site-publisher/(build-events|checks|entries|files|monitoring|releases|status|targets|translations|webhook)$':
      '<rootDir>/packages/publisher/src/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/packages/[^/]+/dist/'],
  testTimeout: 30_000,
  // On two processors the default is one worker.
  maxWorkers: '100%',
};
