import type { CSSProperties } from 'react';
import { countOf } from './countOf';

type StoryDrawingProps = { part: number | null | undefined; figure: string };

/** A bar for a figure of the unit that the story follows; for a count, as many marks. */
export const StoryDrawing = ({ part, figure }: StoryDrawingProps) => {
  if (part) return <i style={{ width: `${part}%` }} />;
  const count = countOf(figure);
  return count ? <i className="marks" style={{ '--count': count } as CSSProperties} /> : null;
};
