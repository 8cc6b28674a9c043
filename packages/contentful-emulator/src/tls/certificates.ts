import { createPrivateKey, X509Certificate } from 'node:crypto';
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
const renewBefore = 14 * day;

const isFresh = (certificate: X509Certificate) =>
  new Date(certificate.validTo).getTime() - Date.now() > renewBefore;

const keyFileOf = (folder: string, name: string): string => join(folder, `${name}.key`);
const certificateFileOf = (folder: string, name: string): string => join(folder, `${name}.crt`);

const readPair = async (folder: string, name: string): Promise<KeyPair | undefined> => {
  try {
    const [key, certificate] = await Promise.all([
      readFile(keyFileOf(folder, name), 'utf8'),
      readFile(certificateFileOf(folder, name), 'utf8'),
    ]);
    const parsed = new X509Certificate(certificate);
    return isFresh(parsed) && parsed.checkPrivateKey(createPrivateKey(key))
      ? { key, certificate }
      : undefined;
  } catch {
    // Missing, unreadable or damaged: a new pair is made.
    return undefined;
  }
};

const writeWhole = async (file: string, text: string, mode: number) => {
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, text, { mode });
  await rename(unfinished, file);
};

const keep = async (folder: string, name: string, pair: KeyPair): Promise<KeyPair> => {
  await writeWhole(keyFileOf(folder, name), pair.key, 0o600);
  await writeWhole(certificateFileOf(folder, name), pair.certificate, 0o644);
  return pair;
};

const makeAuthority = async (): Promise<KeyPair> => {
  const made = await generate([{ name: 'commonName', value: 'Local Contentful space authority' }], {
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

const makeServerPair = async (authority: KeyPair): Promise<KeyPair> => {
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
 * The certificate for localhost, signed by an authority of this folder's own; both are made once and used until two
 * weeks before they end. Private keys are readable by their owner alone.
 */
export const getServerCertificate = async (folder: string): Promise<ServerCertificate> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority =
    (await readPair(folder, 'authority')) ??
    (await keep(folder, 'authority', await makeAuthority()));
  const known = await readPair(folder, 'server');
  const server =
    known && isIssuedBy(known, authority)
      ? known
      : await keep(folder, 'server', await makeServerPair(authority));
  return {
    ...server,
    keyFile: keyFileOf(folder, 'server'),
    certificateFile: certificateFileOf(folder, 'server'),
    authorityFile: certificateFileOf(folder, 'authority'),
  };
};
