import base from '../../jest.config.mjs';

// These tests run Contentful's own command-line tools, each a process of its own, against the local space.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tests/tools'],
  testTimeout: 180_000,
};
