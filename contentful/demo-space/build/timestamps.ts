import { createHash } from 'node:crypto';
import { modelDate } from '../../model/export/exportSys';

const dayInMilliseconds = 86_400_000;

/**
 * When an entity was made and changed, from its content alone: the same sources give the same file. The source
 * plugin takes an entity as unchanged while `updatedAt` stays, so that is shifted by a hash of the content.
 *
 * @param content everything of the entity that readers can see
 * @param day `2026-03-12`, where the entity has a day of its own
 */
export const timestamps = (
  content: unknown,
  day?: string,
): { createdAt: string; updatedAt: string } => {
  const createdAt = day === undefined ? new Date(modelDate) : new Date(day);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0);
  const updatedAt = new Date(createdAt.getTime() + (hash % dayInMilliseconds));
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
};
