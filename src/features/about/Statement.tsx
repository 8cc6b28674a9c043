import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { Container } from '../../components/Container';
import { Kicker } from '../../components/Kicker';
import { Picture, type PictureData } from '../../components/Picture';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { Breadcrumbs } from '../../components/Breadcrumbs';

type StatementProps = {
  title: string;
  kicker: string | null;
  statement: string | null;
  picture?: PictureData | null;
  alt?: string;
  breadcrumbs: readonly { readonly title: string; readonly path: string }[];
  breadcrumbsLabel: string;
};

/** A hero with the title as a statement in the largest type, above what it means and a picture up to the end edge of the window. */
export const Statement = ({
  title,
  kicker,
  statement,
  picture,
  alt = '',
  breadcrumbs,
  breadcrumbsLabel,
}: StatementProps) => (
  <Container>
    <Columns>
      {/* The line before the kicker comes from the edge of the window, as in all heroes. */}
      <div data-hero="statement">
        <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1 style={{ '--length': title.length } as CSSProperties}>{title}</h1>
      </div>
      {statement && <Words>{statement}</Words>}
      {picture && (
        <Wide>
          <Picture
            picture={picture}
            alt={alt}
            isEager
            aspectRatio={1.7}
            sizes="(min-width: 960px) 70vw, 100vw"
          />
        </Wide>
      )}
    </Columns>
  </Container>
);

const Columns = styled.header({
  display: 'grid',
  gap: space(4),
  marginBottom: space(5),
  // As of articles, with lines of half the length, since statements are sentences.
  '& h1': {
    fontSize: 'clamp(2.5rem, 1.4rem + (7.2 - var(--length) * 0.04) * min(1vw, 14.4px), 6.5rem)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    textWrap: 'balance',
  },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    rowGap: space(6),
    marginBottom: space(8),
    '& > div:first-of-type': { gridColumn: '1 / 13' },
  },
});

const Words = styled.p({
  alignSelf: 'start',
  paddingTop: space(3),
  borderTop: `2px solid ${color.signal}`,
  fontSize: size.lead,
  lineHeight: 1.4,
  textWrap: 'pretty',
  [media.md]: { gridColumn: '1 / 5' },
});

const Wide = styled.div({
  marginInline: 'var(--bleed)',
  [media.md]: { gridColumn: '5 / 13', marginInlineStart: 0 },
});
