// @ts-check
const { isMainThread } = require('node:worker_threads');
const { activate } = require('./index');

// Node preloads this file in worker threads too, which do not load any patched module.
if (isMainThread) activate();
