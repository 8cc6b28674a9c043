import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export type ServerCertificate = {
  key: string;
  certificate: string;
  keyFile: string;
  certificateFile: string;
  authorityFile: string;
};

type KeyPair = { key: string; certificate: string };

const day = 24 * 60 * 60 * 1000;
const renewalPeriod = 14 * day;

const isValidLongEnough = (certificate: X509Certificate) =>
  new Date(certificate.validTo).getTime() - Date.now() > renewalPeriod;

const keyFileOf = (folder: string, name: string): string => join(folder, `${name}.key`);
const certificateFileOf = (folder: string, name: string): string => join(folder, `${name}.crt`);

const readPair = async (folder: string, name: string): Promise<KeyPair | undefined> => {
  try {
    const [key, certificate] = await Promise.all([
      readFile(keyFileOf(folder, name), 'utf8'),
      readFile(certificateFileOf(folder, name), 'utf8'),
    ]);
    const parsed = new X509Certificate(certificate);
    return isValidLongEnough(parsed) && parsed.checkPrivateKey(createPrivateKey(key))
      ? { key, certificate }
      : undefined;
  } catch {
    // Missing, unreadable or invalid: the caller creates a new pair.
    return undefined;
  }
};

const writeAtomically = async (file: string, text: string, mode: number) => {
  const temporaryFile = `${file}.${process.pid}.tmp`;
  await writeFile(temporaryFile, text, { mode });
  await rename(temporaryFile, file);
};

/** With a newline at the end, so that several certificates can be joined into one file for NODE_EXTRA_CA_CERTS. */
const withNewline = (pem: string): string => `${pem.trimEnd()}\n`;

const writePair = async (folder: string, name: string, made: KeyPair): Promise<KeyPair> => {
  const pair = { key: withNewline(made.key), certificate: withNewline(made.certificate) };
  await writeAtomically(keyFileOf(folder, name), pair.key, 0o600);
  await writeAtomically(certificateFileOf(folder, name), pair.certificate, 0o644);
  return pair;
};

/**
 * Each authority has a name of its own: of two trusted authorities of one name, OpenSSL tries only the first that it finds.
 */
const createAuthority = async (): Promise<KeyPair> => {
  const name = `Local Contentful space authority ${randomBytes(4).toString('hex')}`;
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 3650 * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key: made.private, certificate: made.cert };
};

const createServerPair = async (authority: KeyPair): Promise<KeyPair> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 397 * day),
    ca: { key: authority.key, cert: authority.certificate },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { key: made.private, certificate: made.cert };
};

const isIssuedBy = (pair: KeyPair, authority: KeyPair) =>
  new X509Certificate(pair.certificate).verify(
    new X509Certificate(authority.certificate).publicKey,
  );

/**
 * Returns a certificate for localhost, signed by a certificate authority that is created in `folder`. Reuses both until
 * two weeks before they expire. Private keys have the file mode 600.
 */
export const getServerCertificate = async (folder: string): Promise<ServerCertificate> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority =
    (await readPair(folder, 'authority')) ??
    (await writePair(folder, 'authority', await createAuthority()));
  const known = await readPair(folder, 'server');
  const server =
    known && isIssuedBy(known, authority)
      ? known
      : await writePair(folder, 'server', await createServerPair(authority));
  return {
    ...server,
    keyFile: keyFileOf(folder, 'server'),
    certificateFile: certificateFileOf(folder, 'server'),
    authorityFile: certificateFileOf(folder, 'authority'),
  };
};
