import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { fill } from '../../i18n/fill';
import { useNumber } from '../../i18n/useNumber';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { bodyId } from './bodyId';

type GovernanceDiagramProps = {
  bodies: readonly Queries.GovernanceBodyFragment[];
  labels: Queries.GovernanceLabelsFragment & { readonly onThisPage: string };
};

/** The first body above the others, each with its seats, a mark for each of its meetings and a link to its section of the page. */
export const GovernanceDiagram = ({ bodies, labels }: GovernanceDiagramProps) => {
  const write = useNumber();
  if (bodies.length < 2) return null;
  return (
    <Diagram>
      <nav aria-label={labels.onThisPage}>
        <ol style={columnsOf(bodies.length - 1)}>
          {bodies.map((body) => (
            <li key={body.contentful_id}>
              <a href={`#${bodyId(body)}`}>{body.name}</a>
              {body.members.some(({ isIndependent }) => isIndependent) && (
                <>
                  <Seats>
                    {body.members.map(({ contentful_id, isIndependent }) => (
                      <i key={contentful_id} data-independent={isIndependent || undefined} />
                    ))}
                  </Seats>
                  <p>
                    {fill(labels.independentMembers, {
                      count: write(body.members.filter((member) => member.isIndependent).length),
                      total: write(body.members.length),
                    })}
                  </p>
                </>
              )}
              {body.meetingsPerYear !== null && (
                <>
                  <Marks style={{ width: `calc(${body.meetingsPerYear} * 0.875rem)` }} />
                  <p>{fill(labels.meetingsPerYear, { count: write(body.meetingsPerYear) })}</p>
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Diagram>
  );
};

/** Rows of at most three, without one that stands alone. */
const columnsOf = (count: number) =>
  ({ '--columns': count === 4 ? 2 : Math.min(count, 3) }) as CSSProperties;

/** A circle for each member, filled for those who are independent. */
const Seats = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: space(2),
  '& i': { width: 20, height: 20, border: `2px solid ${color.ink}`, borderRadius: '50%' },
  '& [data-independent]': {
    borderColor: color.signal,
    background: color.signal,
    printColorAdjust: 'exact',
  },
});

const Marks = styled.div({
  maxWidth: '100%',
  height: 16,
  marginTop: space(2),
  background: `repeating-linear-gradient(90deg, ${color.tintA} 0 0.5rem, transparent 0.5rem 0.875rem)`,
  printColorAdjust: 'exact',
});

// Outweighs the styles of pictures in theme/layout.css.
const Diagram = styled.div({
  '&&&': { aspectRatio: 'auto !important', maxHeight: 'none' },
  display: 'grid',
  alignContent: 'center',
  padding: `${space(4)} ${space(2.5)}`,
  background: color.mist,
  '& ol': { display: 'grid', gap: space(2), padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    padding: space(2),
    border: `1px solid ${color.lineStrong}`,
    background: color.paper,
  },
  // Seats and meetings of a row stand on one line.
  '& li > a': { marginBottom: 'auto' },
  '& a': {
    fontFamily: font.display,
    fontSize: size.meta,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecorationColor: color.line,
  },
  '& p': { marginTop: space(1), color: color.inkSoft, fontSize: size.small },
  containerType: 'inline-size',
  '@container (min-width: 30rem)': {
    '& ol': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))', rowGap: space(4) },
    '& li': { position: 'relative' },
    '& li:first-of-type': { gridColumn: '1 / -1', borderTop: `3px solid ${color.signal}` },
    '& li:first-of-type a': { fontSize: size.h4 },
    '& li:first-of-type i': { width: 36, height: 36 },
    // From each of the others up to the first.
    '& li + li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      bottom: '100%',
      height: space(4),
      borderInlineStart: `1px solid ${color.lineStrong}`,
    },
  },
  [media.md]: { padding: `${space(13)} ${space(4)} ${space(4)}` },
});
