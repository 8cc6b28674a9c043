import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const securityTxtFile = '.well-known/security.txt';

export type SecurityContact = {
  /** `mailto:`, `https:` or `tel:`. */
  contact: string;
  /** ISO 8601. A setting, so that builds of one content do not differ by the day. */
  expires: string;
};

/** The text of security.txt (RFC 9116). */
export const securityTxt = ({ contact, expires }: SecurityContact, canonical: string): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');

/**
 * Writes `.well-known/security.txt` into the built site, or removes that of an earlier build; returns a warning if it
 * has expired or does so within a month.
 */
export const writeSecurityTxt = async (
  publicFolder: string,
  siteUrl: string,
  security: SecurityContact | undefined,
  now = Date.now(),
): Promise<string[]> => {
  const file = join(publicFolder, securityTxtFile);
  if (security === undefined) {
    await rm(file, { force: true });
    return [];
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(security, `${siteUrl}/${securityTxtFile}`));
  const days = Math.floor((Date.parse(security.expires) - now) / 86_400_000);
  if (days >= 30) return [];
  const when = days < 0 ? 'has expired' : `expires in ${days} days`;
  return [`security.txt ${when}: set a later SECURITY_EXPIRES, within a year from now.`];
};
