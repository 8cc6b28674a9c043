import { useRef, type ReactNode } from 'react';
import { useCurrentHeading } from './useCurrentHeading';

type TableOfContentsProps = {
  title: string;
  headings: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** Fewer headings need no table. */
const fewest = 3;

/**
 * Text beside a table of its contents that stays in the window, from 960 pixels on; below that the table is folded above the
 * text. Few headings have no table, and the text stands in the same place. The styles are in theme/layout.css.
 */
export const TableOfContents = ({ title, headings, children }: TableOfContentsProps) => {
  const nav = useRef<HTMLElement>(null);
  useCurrentHeading(nav, headings);
  const list = (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="contents">
      {headings.length >= fewest && (
        <>
          <details>
            <summary>{title}</summary>
            {list}
          </details>
          <nav ref={nav} aria-label={title}>
            <p>{title}</p>
            {list}
          </nav>
        </>
      )}
      <div>{children}</div>
    </div>
  );
};
