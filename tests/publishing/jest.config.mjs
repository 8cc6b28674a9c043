import base from '../../jest.config.mjs';

// These tests run the publisher, the preview and gatsby develop on folders of their own, with real files, processes and nginx.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tests/publishing'],
  testTimeout: 180_000,
  // One process at a time is killed, starved of disk or flooded. Those of builds/ compare what builds write: two at a time.
  maxWorkers: 1,
};
