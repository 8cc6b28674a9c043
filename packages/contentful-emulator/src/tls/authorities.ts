import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

/** Whom this server trusts when it calls others: Node's own authorities, NODE_EXTRA_CA_CERTS and its own. */
export const trustedAuthorities = (ownAuthorityFile: string): string[] => [
  ...rootCertificates,
  ...[ownAuthorityFile, process.env.NODE_EXTRA_CA_CERTS].flatMap((file) => {
    try {
      return file ? [readFileSync(file, 'utf8')] : [];
    } catch {
      // Node itself has warned of an unreadable NODE_EXTRA_CA_CERTS.
      return [];
    }
  }),
];
