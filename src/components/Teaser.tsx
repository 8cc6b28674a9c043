import styled from '@emotion/styled';
import { memo } from 'react';
import { truncate } from '../i18n/truncate';
import { media } from '../theme/media';
import { color, duration, ease, size, space } from '../theme/tokens';
import { accentStyle } from './Kicker';
import { CoveringLink } from './CoveringLink';
import { Picture, type PictureData } from './Picture';

export type TeaserProps = {
  title: string;
  link: string;
  /** The text above the title: a type, a date. */
  meta?: readonly (string | null | undefined)[];
  description?: string | null;
  picture?: PictureData | null;
  alt?: string;
  isInNewWindow?: boolean;
  accent?: string | null;
  headingLevel?: 2 | 3;
};

/**
 * The teaser of a page: picture, type, title and description, all of it one link. Memoised, because filters re-render
 * long lists of teasers.
 */
export const Teaser = memo(
  ({
    title,
    link,
    meta = [],
    description,
    picture,
    alt = '',
    isInNewWindow,
    accent,
    headingLevel = 3,
  }: TeaserProps) => {
    const Title = headingLevel === 2 ? 'h2' : 'h3';
    const shownMeta = meta.filter(Boolean).join(' · ');
    return (
      <Article style={accentStyle(accent)}>
        {picture && (
          <TeaserPicture
            picture={picture}
            alt={alt}
            sizes="(min-width: 960px) 370px, (min-width: 600px) 45vw, 90vw"
          />
        )}
        {shownMeta && <Meta>{shownMeta}</Meta>}
        <Title>
          <CoveringLink link={link} isInNewWindow={isInNewWindow}>
            {title}
          </CoveringLink>
        </Title>
        {description && <p>{truncate(description)}</p>}
      </Article>
    );
  },
);
Teaser.displayName = 'Teaser';

const Article = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  paddingTop: space(2),
  borderTop: `2px solid var(--accent-line, ${color.ink})`,
  '& h2, & h3': { fontSize: size.h4, lineHeight: 1.22, letterSpacing: '-0.01em' },
  '& > p:last-child': { color: color.inkSoft, fontSize: size.meta },
});

const TeaserPicture = styled(Picture)({
  marginBottom: space(0.5),
  '& img': { transition: `transform ${duration.calm}ms ${ease}` },
  [media.hover]: { 'article:hover > & img': { transform: 'scale(1.02)' } },
});

const Meta = styled.p({ color: color.inkSoft, fontSize: size.small, fontWeight: 500 });
