import base from '../../jest.config.mjs';

// These tests run Contentful's own tools, each a process of its own, against the emulator; and the emulator as it is packed.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tests/tools'],
  testTimeout: 180_000,
};
