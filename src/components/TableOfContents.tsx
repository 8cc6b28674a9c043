import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { media } from '../theme/media';
import { color, layout, size, space } from '../theme/tokens';
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
 * text. Few headings have no table, and the text stands in the same place.
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
    <Columns>
      {headings.length >= fewest && (
        <>
          <Folded>
            <summary>{title}</summary>
            {list}
          </Folded>
          <Sticky ref={nav} aria-label={title}>
            <p>{title}</p>
            {list}
          </Sticky>
        </>
      )}
      <Text>{children}</Text>
    </Columns>
  );
};

const Columns = styled.div({
  paddingBlock: space(4),
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    paddingBlock: space(7),
  },
  '& ol': { padding: 0, listStyle: 'none' },
  '& li a': { display: 'block', paddingBlock: space(1), textDecoration: 'none' },
  '& li a:hover': { textDecoration: 'underline' },
  [media.print]: { '& details': { display: 'none' } },
});

const Text = styled.div({ [media.md]: { gridColumn: '4 / 13', gridRow: 1 } });

const Folded = styled.details({
  marginBottom: space(4),
  borderBlock: `1px solid ${color.lineStrong}`,
  '& summary': { minHeight: 48, paddingBlock: space(1.5), fontSize: size.meta, fontWeight: 600 },
  '& ol': { paddingBottom: space(2) },
  '& li': { borderTop: `1px solid ${color.line}` },
  [media.md]: { display: 'none' },
});

const Sticky = styled.nav({
  display: 'none',
  [media.md]: {
    display: 'block',
    gridColumn: '1 / 4',
    gridRow: 1,
    alignSelf: 'start',
    position: 'sticky',
    top: layout.headerHeight + 32,
    maxHeight: `calc(100vh - ${layout.headerHeight + 64}px)`,
    overflowY: 'auto',
    paddingRight: space(2),
    fontSize: size.meta,
    lineHeight: 1.35,
  },
  '& p': { marginBottom: space(1), color: color.inkSoft, fontSize: size.small, fontWeight: 500 },
  '& a': { paddingLeft: space(2), borderLeft: `2px solid ${color.line}`, color: color.inkSoft },
  '& a[aria-current]': { borderLeftColor: color.signal, color: color.ink },
});
