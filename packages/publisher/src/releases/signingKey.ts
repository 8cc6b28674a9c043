import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

const der = (text: string): Buffer => Buffer.from(text, 'base64');

/** An environment file may have the lines of a PEM in one. */
const pem = (text: string): string | undefined =>
  text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : undefined;

const ed25519 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error('It is no Ed25519 key.');
};

/**
 * Reads a private key: a PEM, or the base64 of its DER.
 *
 * @throws Error if it is no Ed25519 key.
 */
export const readPrivateKey = (text: string): KeyObject =>
  ed25519(createPrivateKey(pem(text) ?? { key: der(text), format: 'der', type: 'pkcs8' }));

/**
 * Reads a public key: a PEM, or the base64 of its DER.
 *
 * @throws Error if it is no Ed25519 key.
 */
export const readPublicKey = (text: string): KeyObject =>
  ed25519(createPublicKey(pem(text) ?? { key: der(text), format: 'der', type: 'spki' }));

/** A new pair, each as the base64 of its DER. */
export const makeKeyPair = (): { privateKey: string; publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};

/** The signature of bytes, in base64. */
export const signBytes = (bytes: Buffer, privateKey: KeyObject): string =>
  sign(null, bytes, privateKey).toString('base64');

/** Whether a signature in base64 is of these bytes, by this key. */
export const isSignedBy = (bytes: Buffer, signature: string, publicKey: KeyObject): boolean =>
  verify(null, bytes, publicKey, Buffer.from(signature, 'base64'));
