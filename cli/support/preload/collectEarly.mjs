// Loaded into Gatsby's processes before anything else. V8 lets a heap grow to twice what was in use before it looks for what
// no longer is, which for a large site is a gigabyte; here it looks again after a fifth.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=20');
