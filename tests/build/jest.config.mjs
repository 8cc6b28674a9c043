import base from '../../jest.config.mjs';

// These tests read what the last build left in public/.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tests/build'],
  testTimeout: 180_000,
};
