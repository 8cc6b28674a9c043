import styled from '@emotion/styled';
import { sectionAnchors } from '../../sections/sectionAnchors';
import type { SectionData } from '../../sections/sectionRegistry';
import { color, size, space } from '../../theme/tokens';

type ContentsProps = { title: string; sections: readonly SectionData[] };

/** A table of contents of the titled sections; renders nothing for fewer than two. */
export const Contents = ({ title, sections }: ContentsProps) => {
  const titled = sectionAnchors(sections);
  if (titled.length < 2) return null;
  return (
    <Nav aria-label={title}>
      <p>{title}</p>
      <ol>
        {titled.map((anchor) => (
          <li key={anchor.id}>
            <a href={`#${anchor.id}`}>{anchor.title}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};

const Nav = styled.nav({
  marginTop: space(5),
  paddingTop: space(2),
  borderTop: `1px solid ${color.lineStrong}`,
  '& p': { color: color.inkSoft, fontSize: size.small },
  '& ol': { paddingInlineStart: '1.25em' },
  '& li': { paddingInlineStart: space(1), fontSize: size.h4, fontWeight: 600 },
  '& li::marker': { color: color.signalText, fontVariantNumeric: 'tabular-nums' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 6,
    textDecorationColor: color.line,
    textDecorationThickness: 2,
  },
});
