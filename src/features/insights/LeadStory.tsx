import styled from '@emotion/styled';
import { CoveringLink } from '../../components/CoveringLink';
import { Kicker } from '../../components/Kicker';
import { Picture } from '../../components/Picture';
import type { TeaserProps } from '../../components/Teaser';
import { media } from '../../theme/media';
import { color, duration, ease, size, space } from '../../theme/tokens';

export type LeadStoryProps = { label: string; teaser: TeaserProps };

/** The lead story: a large teaser above the other insights, whose picture extends to the start edge of the window. */
export const LeadStory = ({ label, teaser }: LeadStoryProps) => {
  const { title, link, meta = [], description, picture, alt = '', isInNewWindow } = teaser;
  return (
    <Article>
      {picture && (
        <LeadPicture
          picture={picture}
          alt={alt}
          isEager
          aspectRatio={1.6}
          sizes="(min-width: 960px) 68vw, 100vw"
        />
      )}
      <div>
        <Kicker>{label}</Kicker>
        <h2>
          <CoveringLink link={link} isInNewWindow={isInNewWindow}>
            {title}
          </CoveringLink>
        </h2>
        {description && <Description>{description}</Description>}
        <Meta>{meta.filter(Boolean).join(' · ')}</Meta>
      </div>
    </Article>
  );
};

const Article = styled.article({
  position: 'relative',
  display: 'grid',
  gap: space(3),
  marginBottom: space(6),
  '& > div:last-child': { display: 'flex', flexDirection: 'column' },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    alignItems: 'center',
    marginBottom: space(9),
    '& > div:first-of-type': { gridColumn: '1 / 9' },
    '& > div:last-child': { gridColumn: '9 / 13', paddingInlineStart: space(2) },
    '& > div:only-child': { gridColumn: '1 / 11', paddingInlineStart: 0 },
  },
});

const LeadPicture = styled(Picture)({
  justifySelf: 'stretch',
  maxWidth: 'none',
  maxHeight: '40rem',
  marginInline: 'var(--bleed)',
  [media.md]: { marginInlineEnd: 0 },
  '& img': { transition: `transform ${duration.calm}ms ${ease}` },
  [media.hover]: { 'article:hover > & img': { transform: 'scale(1.02)' } },
});

const Description = styled.p({
  marginTop: space(2.5),
  fontSize: size.body,
  color: color.inkSoft,
});

const Meta = styled.p({
  marginTop: space(2.5),
  color: color.inkSoft,
  fontSize: size.small,
  fontWeight: 500,
});
