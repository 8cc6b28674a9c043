import { existsSync } from 'node:fs';
import { endWithReader, ExportFileError, runCommand } from 'contentful-emulator/cli';
import { localSpace } from '../contentful/localSpace';
import { adminTheme } from '../publishing/adminTheme';
import { checkContent } from './content-check/checkContent';
import { storeContentSnapshot } from './verify/storeContentSnapshot';
import { listTranslations } from './translations/listTranslations';

const exportFile = process.env.SPACE_FILE || localSpace.exportFile;
const args = process.argv.slice(2);
const print = (line: string): void => console.log(line);

const runSpaceCommand = async (): Promise<void> => {
  const [first] = args;
  if (first === 'check') {
    process.exitCode = await checkContent(args.slice(1), print);
    return;
  }
  if (first === 'translations') {
    await listTranslations(args.slice(1), print);
    return;
  }
  if (first === 'snapshot') {
    await storeContentSnapshot(args.slice(1), print);
    return;
  }
  await runCommand(args, print, {
    ...localSpace,
    name: 'npm run space --',
    exportFile,
    publisherUrl: process.env.PUBLISHER_URL,
    adminTheme,
  });
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    print('\n  check [file]   checks content against the content model (check --help)');
    print(
      '  translations   lists the texts that a site shows in another language (translations --help)',
    );
    print(
      '  snapshot [to]  stores the content of the last build, to rebuild it from (snapshot --help)',
    );
  }
};

endWithReader();
runSpaceCommand().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof ExportFileError && !existsSync(localSpace.exportFile)) {
    console.error(
      `"npm run demo-space" builds ${localSpace.exportFile}; SPACE_FILE names another file`,
    );
  }
  process.exitCode = 1;
});
