import {
  filesOfSegments,
  isSignedBy,
  readPublicKey,
  readSegments,
  signatureName,
  signedManifest,
  signedManifestName,
  type SignedManifest,
} from 'static-site-publisher/releases';
import type { LiveSite } from './fetchLive';

/**
 * The manifest of the live release: its signed root, and the parts whose hashes the root has.
 *
 * @throws Error if it is missing, or its signature is not by this key.
 */
export const readSignedManifest = async (
  live: LiveSite,
  publicKey: string,
): Promise<SignedManifest & { files: Record<string, string> }> => {
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
  const { data: root } = signedManifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (root === undefined)
    throw new Error(
      `/${signedManifestName} is of another version: check out the commit of the site.`,
    );
  const read = await readSegments(root.segments, async (path) => {
    const part = await live.read(path);
    if (Buffer.isBuffer(part)) return part.toString('utf8');
    throw new Error(`/${path} ${part}. If a release went live meanwhile, verify again.`);
  });
  return { ...root, files: filesOfSegments(read) };
};
