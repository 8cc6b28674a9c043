import { useRef, type ReactNode } from 'react';
import { useCurrentHeading } from './useCurrentHeading';

type TableOfContentsProps = {
  title: string;
  headings: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A text with fewer headings gets no table of contents. */
const fewest = 3;

/**
 * Text beside a sticky table of contents, from 960 px; below that width the table is a `<details>` above the text. Without
 * a table the text has the same position. The styles are in theme/layout.css.
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
