import base from '../../jest.config.mjs';

// These tests run a real nginx on this machine.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tests/hosting'],
  testTimeout: 60_000,
};
