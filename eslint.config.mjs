import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
// eslint-disable-next-line import-x/no-unresolved -- Its package.json names a file of types that is not there.
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

// Folders of src, each of which may import those before it; a feature may import another one.
const layers = 'theme i18n runtime components sections features layout templates pages'.split(' ');

// Folders of gatsby in the order of a build, each of which may import those before it.
const buildLayers = [
  ...'problems records xml prewarm og-images settings feeds webpack content sitemap'.split(' '),
  ...'images search routes content-report derived-nodes resolvers pages structured-data'.split(' '),
  ...'post-build hooks'.split(' '),
];

// contentful/model, src/i18n and, for search, search-index/encoder and search-index/format are the only ground that
// build-time and browser code share.
const buildTime = [
  'gatsby',
  'redirects',
  'publishing',
  'scripts',
  'hosting',
  'offline',
  'plugins',
  'contentful/demo-space',
  'packages',
];
// Styles name edges by reading direction (`start`, `end`), so that pages from right to left are mirrored.
const physicalEdges = [
  [
    'Property[key.name=/^(?:margin|padding|scrollMargin|scrollPadding|border(?:Top|Bottom)?)(?:Left|Right)/]',
    'Use the logical property, as `marginInlineStart`.',
  ],
  [
    'ObjectExpression > Property[key.name=/^(?:left|right)$/]',
    'Use `insetInlineStart` or `insetInlineEnd`; x and y for what is no style.',
  ],
  [
    'Property[key.name=/^(?:textAlign|float|clear)$/] > Literal[value=/left|right/]',
    'Use `start` or `end`.',
  ],
  [
    'Property[key.name=/^(?:margin|padding|inset|borderWidth|borderRadius)$/] > Literal[value=/^\\S+ \\S+ \\S+ \\S+$/]',
    'Use the properties by axis, as `paddingBlock` and `paddingInline`.',
  ],
  [
    'Literal[value=/translateX\\((?!calc.*--direction)/]',
    'Multiply by var(--direction) of src/theme/writing.css.',
  ],
].map(([selector, message]) => ({ selector, message }));

const layer = (target, from) => ({
  target: `./${target}`,
  from: from.map((folder) => `./${folder}`),
});
const inOrder = (root, folders) =>
  folders.slice(0, -1).map((folder, index) =>
    layer(
      `${root}/${folder}`,
      folders.slice(index + 1).map((later) => `${root}/${later}`),
    ),
  );
const importDirection = [
  ...inOrder('src', layers),
  ...inOrder('gatsby', buildLayers),
  layer('src', buildTime),
  {
    target: './src',
    from: './search-index',
    except: ['./encoder', './format'],
  },
  layer('search-index', ['gatsby', 'scripts', 'hosting', 'src']),
  // Plugins of Gatsby and commands are above the build, which is above redirects, hosting and offline.
  layer('gatsby', ['plugins', 'publishing', 'scripts']),
  ...['redirects', 'hosting', 'offline'].map((folder) =>
    layer(folder, ['gatsby', 'plugins', 'publishing', 'scripts']),
  ),
  layer('contentful/model', [
    'gatsby',
    'redirects',
    'publishing',
    'scripts',
    'hosting',
    'contentful/demo-space',
    'packages',
  ]),
  // Packages know nothing of this site, and of each other no files.
  ...readdirSync('packages').map((name) => ({
    target: `./packages/${name}`,
    from: './',
    except: [`./packages/${name}`, './node_modules'],
  })),
];

// Drawing the fonts, the map, the demo video and screenshots is for developers, as tests are.
const developing = [
  'tests/**',
  'packages/*/tests/**',
  'packages/*/build.mjs',
  '*.config.{ts,mjs}',
  'scripts/make*.{ts,mjs}',
  'scripts/model/**',
  'scripts/servers/**',
  'scripts/support/launchBrowser.ts',
  'contentful/demo-space/spelling/dictionaries.ts',
];

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      '.space/',
      '.publishing/',
      '.preview/',
      '.dry-run/',
      'node_modules/',
      'packages/*/dist/',
      'coverage/',
      'src/gatsby-types.d.ts',
      'static/',
      // Small projects of other makers' tools, each with a package.json of its own.
      'bench/peers/',
      'bench/.work/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import-x/no-cycle': 'error',
      'import-x/no-named-as-default-member': 'off',
      'import-x/no-named-as-default': 'off',
      'import-x/no-restricted-paths': ['error', { zones: importDirection }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?:\\.|~).*/packages/', message: 'Import a package by its name.' },
            { regex: '^(?:\\.\\./){3}', message: 'Import from the root of the project, by ~/.' },
          ],
        },
      ],
      // What runs on a server must run where only `dependencies` are installed.
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: developing }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ...react.configs.flat.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: { react: { version: 'detect' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'react/react-in-jsx-scope': 'off',
      'react/prop-types': 'off',
      'react/no-unknown-property': ['error', { ignore: ['css'] }],
    },
  },
  // APIs that a browser of `browserslist` lacks, in whatever runs in browsers.
  {
    files: [
      'src/**/*.{ts,tsx}',
      'gatsby-browser.tsx',
      'offline/**/*.ts',
      'search-index/encoder/**',
      'search-index/format/**',
    ],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby/charts/**'],
    rules: { 'no-restricted-syntax': ['error', ...physicalEdges] },
  },
  { files: ['**/*.mjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['packages/*/*.js', 'packages/*/lib/**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Gatsby's inside has no types.
    files: ['packages/gatsby-accelerators/lib/accelerator.d.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['tests/fixtures/tags/*.js', 'packages/contentful-emulator/src/admin-ui/*.js'],
    languageOptions: { sourceType: 'module', globals: globals.browser },
  },
  {
    // Benchmarks have packages of their own beside them, and those of the project.
    files: ['bench/**'],
    rules: { 'import-x/no-extraneous-dependencies': 'off' },
  },
  {
    // The peers that search is measured against are installed beside the benchmark alone.
    files: ['bench/search/engines/*.mjs'],
    rules: { 'import-x/no-unresolved': 'off' },
  },
  {
    files: ['tests/**', 'packages/*/tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  prettier,
);
