import { parseArgs } from 'node:util';
import { makeKeyPair, signedManifestName } from 'static-site-publisher/releases';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { compareLive, isCompared, type LiveDifference } from '../publishing/verify/compareLive';
import { compareRebuilt, type RebuiltComparison } from '../publishing/verify/compareRebuilt';
import { openLiveSite } from '../publishing/verify/fetchLive';
import { hashFolder } from '../publishing/verify/hashFolder';
import { readSignedManifest } from '../publishing/verify/readSignedManifest';
import { runCommand, say } from './support/output';
import { rebuildRelease } from './verify/rebuildRelease';

const help = `npm run verify -- <url> [options]

Verifies that a live site is the release that the publisher signed: the signature of /${signedManifestName}, then
every live file by its hash. Ends with exit code 1, and names each file that differs.

  --key <key>         the Ed25519 public key (PUBLISH_PUBLIC_KEY): the base64 of its DER, or a PEM
  --snapshot <store>  also rebuilds the release, from its commit in this clone and the snapshot of its content in this folder
                      or s3://bucket/prefix (PUBLISH_SNAPSHOTS of the publisher), and compares every signed file
  --against <folder>  also compares every live file with a build on this machine, such as public/ after npm run build of
                      the commit and settings that the manifest names; without a key, only that
  --new-key           makes a pair of keys: PUBLISH_SIGNING_KEY for the publisher, PUBLISH_PUBLIC_KEY for everybody
  --help              this text`;

const report = (
  differences: readonly LiveDifference[],
  count: number,
  with_: string,
  what = 'live',
): boolean => {
  for (const { path, what } of differences) console.log(`${path} ${what}`);
  say(`${count - differences.length} of ${count} ${what} files are those of ${with_}`);
  return differences.length === 0;
};

const reportRebuilt = ({ differences, compared, kept }: RebuiltComparison): boolean => {
  if (kept > 0) say(`${kept} files of earlier releases are kept for open tabs, and not compared`);
  return report(differences, compared, 'the rebuilt site', 'signed');
};

const countOf = (files: object): number => Object.keys(files).filter(isCompared).length;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      against: { type: 'string' },
      snapshot: { type: 'string' },
      'new-key': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  if (values['new-key']) {
    const { privateKey, publicKey } = makeKeyPair();
    return console.log(`PUBLISH_SIGNING_KEY=${privateKey}\nPUBLISH_PUBLIC_KEY=${publicKey}`);
  }
  loadEnvironment();
  const [url, more] = positionals;
  if (url === undefined || more !== undefined || !URL.canParse(url))
    throw new Error('Name the URL of the site, such as https://www.example.com, or try --help.');
  const key = values.key ?? (process.env.PUBLISH_PUBLIC_KEY || undefined);
  if (key === undefined && values.against === undefined)
    throw new Error(
      'Name the public key with --key or PUBLISH_PUBLIC_KEY, or a build with --against.',
    );
  if (key === undefined && values.snapshot !== undefined)
    throw new Error('--snapshot needs the public key: --key or PUBLISH_PUBLIC_KEY.');
  const live = openLiveSite(url);
  let isSame = true;
  if (key !== undefined) {
    const manifest = await readSignedManifest(live, key);
    const { release, createdAt, source, files } = manifest;
    say(`signed: ${release} of ${new Date(createdAt).toISOString()}`);
    for (const [name, value] of Object.entries(source)) say(`  ${name}: ${value}`);
    isSame = report(await compareLive(live, files), countOf(files), 'the signed release');
    if (values.snapshot !== undefined) {
      const rebuilt = await rebuildRelease(manifest, values.snapshot);
      isSame = reportRebuilt(compareRebuilt(files, rebuilt)) && isSame;
    }
  }
  if (values.against !== undefined) {
    const files = await hashFolder(values.against);
    if (countOf(files) === 0) throw new Error(`There is no built site in ${values.against}.`);
    isSame = report(await compareLive(live, files), countOf(files), values.against) && isSame;
  }
  if (!isSame) process.exitCode = 1;
});
