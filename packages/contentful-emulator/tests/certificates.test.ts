import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { getServerCertificate } from '../src/tls/certificates';
import { cleanUp, makeFolder } from './support/smallSpace';

afterEach(cleanUp);

test('the certificate is valid for localhost only, signed by its own authority, with private keys of mode 600', async () => {
  const folder = makeFolder();
  const made = await getServerCertificate(folder);
  const server = new X509Certificate(made.certificate);
  const authority = new X509Certificate(readFileSync(made.authorityFile));
  expect(server.verify(authority.publicKey)).toBe(true);
  expect(authority.ca).toBe(true);
  expect(server.ca).toBe(false);
  expect(server.checkHost('localhost')).toBe('localhost');
  expect(server.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(server.checkHost('example.com')).toBeUndefined();
  for (const name of ['authority.key', 'server.key']) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
});

test('the certificate is reused', async () => {
  const folder = makeFolder();
  expect(await getServerCertificate(folder)).toEqual(await getServerCertificate(folder));
});

test('the certificate is replaced when it is invalid, by the same authority', async () => {
  const folder = makeFolder();
  const before = await getServerCertificate(folder);
  const authority = readFileSync(before.authorityFile, 'utf8');
  writeFileSync(join(folder, 'server.crt'), 'damaged');
  const after = await getServerCertificate(folder);
  expect(after.certificate).not.toBe(before.certificate);
  expect(readFileSync(after.authorityFile, 'utf8')).toBe(authority);
});

test('the certificate is replaced before it expires and when the authority has changed', async () => {
  const folder = makeFolder();
  const before = await getServerCertificate(folder);
  const ending = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ca: {
      key: readFileSync(join(folder, 'authority.key'), 'utf8'),
      cert: readFileSync(before.authorityFile, 'utf8'),
    },
  });
  writeFileSync(join(folder, 'server.crt'), ending.cert);
  writeFileSync(join(folder, 'server.key'), ending.private);
  const renewed = await getServerCertificate(folder);
  expect(renewed.certificate).not.toBe(ending.cert);

  const other = makeFolder();
  await getServerCertificate(other);
  for (const name of ['authority.crt', 'authority.key']) {
    writeFileSync(join(folder, name), readFileSync(join(other, name)));
  }
  const resigned = await getServerCertificate(folder);
  const authority = new X509Certificate(readFileSync(resigned.authorityFile));
  expect(new X509Certificate(resigned.certificate).verify(authority.publicKey)).toBe(true);
});

test('two emulators are trusted at once by joining their authorities into one file', async () => {
  const made = [
    await getServerCertificate(makeFolder()),
    await getServerCertificate(makeFolder()),
  ] as const;
  const ca = made.map(({ authorityFile }) => readFileSync(authorityFile, 'utf8')).join('');
  for (const { key, certificate } of made) {
    const server = createServer({ key, cert: certificate }, (socket) => socket.end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const isTrusted = await new Promise<boolean>((done) => {
      const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca }, () => {
        done(socket.authorized);
        socket.destroy();
      });
      socket.on('error', () => done(false));
    });
    server.close();
    expect(isTrusted).toBe(true);
  }
});
