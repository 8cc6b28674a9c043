import { z } from 'zod';

/** The first entry of a backup: what the other entries must be. */
export const manifestName = 'backup.json';

export const backupManifest = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The id of the current release. */
  current: z.string().optional(),
  /** SHA-256 by path, in hexadecimal. */
  files: z.record(z.string(), z.string()),
});
export type BackupManifest = z.infer<typeof backupManifest>;
