/** The mirroring of releases to object stores. Loads the S3 client only when a store is opened. */
export { localReleases, type LocalReleaseOptions } from './localRelease';
export {
  mirrorReleases,
  type Mirror,
  type MirrorOptions,
  type TargetStatus,
} from './mirrorReleases';
export { moveTargets } from './moveTargets';
export { objectTarget, type ObjectTargetOptions } from './objectTarget';
export { readTargets, type TargetAddress } from './readTargets';
export { openS3Store, type S3StoreOptions } from './s3Store';
export { refreshEdges } from './refreshEdges';
export type { LocalRelease, ObjectStore, PushResult, ReleaseTarget } from './types';
export { writeEdgeFiles } from './writeEdgeFiles';
