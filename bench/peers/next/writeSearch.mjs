import { writeSearchFiles } from '../shared/searchFiles.mjs';

writeSearchFiles('out');
