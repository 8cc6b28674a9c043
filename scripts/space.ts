import { existsSync } from 'node:fs';
import { ExportFileError, runCommand } from 'contentful-emulator/cli';
import { localSpace } from '../contentful/localSpace';
import { adminTheme } from '../publishing/adminTheme';

const exportFile = process.env.SPACE_FILE || localSpace.exportFile;

runCommand(process.argv.slice(2), (line) => console.log(line), {
  ...localSpace,
  name: 'npm run space --',
  exportFile,
  publisherUrl: process.env.PUBLISHER_URL,
  adminTheme,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof ExportFileError && !existsSync(localSpace.exportFile)) {
    console.error(
      `"npm run demo-space" builds ${localSpace.exportFile}; SPACE_FILE names another file`,
    );
  }
  process.exitCode = 1;
});
