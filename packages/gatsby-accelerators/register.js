// @ts-check
const { isMainThread } = require('node:worker_threads');
const { activate } = require('./index');

// Node preloads it in worker threads too, which load nothing that is patched.
if (isMainThread) activate();
