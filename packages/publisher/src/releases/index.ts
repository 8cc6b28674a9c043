/** The releases of a site on disk. Imports no server code. */
export { publishingFiles, publishingFolder, releasedSite } from '../publishingFolder';
export { currentRelease, listReleases } from './listReleases';
export { makeRelease, type MakeReleaseOptions } from './makeRelease';
export { releaseFiles, releaseId, type ReleaseMetadata } from './releaseFolder';
export { rollBack, type RolledBack } from './rollBack';
export { isSignedBy, makeKeyPair, readPublicKey } from './signingKey';
export { filesOfSegments, readSegments, signedPartsFolder } from './signedFiles';
export {
  signatureName,
  signedManifest,
  signedManifestName,
  type SignedManifest,
} from './signRelease';
export { stagingName } from './stagingName';
export { switchRelease } from './switchRelease';
export { compareSites } from './compareSites';
