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
    '/node_modules/(?!(gatsby|gatsby-script|gatsby-link|d3-geo|d3-array|internmap)/)',
  ],
  moduleNameMapper: { '^gatsby$': '<rootDir>/tests/unit/support/gatsby.tsx' },
  testTimeout: 30_000,
};
