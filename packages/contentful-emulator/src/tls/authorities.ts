import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

/** Trusted certificate authorities for outgoing requests: Node's, NODE_EXTRA_CA_CERTS and the emulator's own. */
export const trustedAuthorities = (ownAuthorityFile: string): string[] => [
  ...rootCertificates,
  ...[ownAuthorityFile, process.env.NODE_EXTRA_CA_CERTS].flatMap((file) => {
    try {
      return file ? [readFileSync(file, 'utf8')] : [];
    } catch {
      // Node warns about an unreadable NODE_EXTRA_CA_CERTS at start.
      return [];
    }
  }),
];
