import {
  isSignedBy,
  readPublicKey,
  signatureName,
  signedManifest,
  signedManifestName,
  type SignedManifest,
} from 'static-site-publisher/releases';
import type { LiveSite } from './fetchLive';

/**
 * The manifest of the live release.
 *
 * @throws Error if it is missing, or its signature is not by this key.
 */
export const readSignedManifest = async (
  live: LiveSite,
  publicKey: string,
): Promise<SignedManifest> => {
  const key = (() => {
    try {
      return readPublicKey(publicKey);
    } catch {
      throw new Error('The public key must be an Ed25519 key: the base64 of its DER, or a PEM.');
    }
  })();
  const [bytes, signature] = await Promise.all(
    [signedManifestName, signatureName].map((name) => live.read(name)),
  );
  if (!Buffer.isBuffer(bytes) || !Buffer.isBuffer(signature)) {
    throw new Error(
      `The site has no signed manifest: /${signedManifestName} ${String(bytes).slice(0, 20)}.`,
    );
  }
  if (!isSignedBy(bytes, signature.toString('utf8'), key))
    throw new Error(`The signature of /${signedManifestName} is not by this key.`);
  return signedManifest.parse(JSON.parse(bytes.toString('utf8')));
};
