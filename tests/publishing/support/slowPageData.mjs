// Preloaded into gatsby develop: writes the data of the page in SLOW_PAGE_DATA six seconds later, as a busy disk would, and
// makes the file in SLOW_PAGE_DATA_MARK when it begins.
import fs from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers';

const { writeFile } = fs;
const slow = `${process.env.SLOW_PAGE_DATA}/page-data.json`;

fs.writeFile = (file, ...rest) => {
  if (!String(file).endsWith(slow)) return writeFile(file, ...rest);
  fs.writeFileSync(process.env.SLOW_PAGE_DATA_MARK, '');
  setTimeout(() => writeFile(file, ...rest), 6000);
};
