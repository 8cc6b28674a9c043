import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { CoveringLink } from '../../components/CoveringLink';
import { Picture } from '../../components/Picture';
import { truncate } from '../../i18n/truncate';
import { maximumTags } from '../../sections/teaser-list/entryTeaser';
import { media } from '../../theme/media';
import { color, duration, ease, font, size, space } from '../../theme/tokens';

type KeyPlayRowProps = {
  keyPlay: Queries.KeyPlayRowFragment;
  /** Its picture takes more than half of the page. */
  isLarge?: boolean;
};

/** A key play with picture, description and its first result. */
export const KeyPlayRow = ({ keyPlay, isLarge }: KeyPlayRowProps) => {
  const { title, path, image, industries, partners } = keyPlay;
  if (!path) return null;
  const description = keyPlay.shortDescription ?? keyPlay.metaDescription;
  return (
    <Row>
      {image?.picture ? (
        <RowPicture
          picture={image.picture}
          alt={image.alt}
          aspectRatio={isLarge ? 2 : 1.5}
          sizes={
            isLarge
              ? '(min-width: 960px) 68vw, 100vw'
              : '(min-width: 1240px) 370px, (min-width: 600px) 36vw, 92vw'
          }
        />
      ) : (
        <span />
      )}
      <Text>
        <Meta>
          {industries
            .slice(0, maximumTags)
            .map(({ name }) => name)
            .join(' · ')}
        </Meta>
        <h3>
          <CoveringLink link={path}>{title}</CoveringLink>
        </h3>
        {description && <p>{truncate(description)}</p>}
        <Meta>
          {partners
            .slice(0, maximumTags)
            .map(({ name }) => name)
            .join(' · ')}
        </Meta>
      </Text>
      {keyPlay.keyResult1Number && keyPlay.keyResult1Description && (
        <Result>
          <strong>{keyPlay.keyResult1Number}</strong>
          <span>{keyPlay.keyResult1Description}</span>
        </Result>
      )}
    </Row>
  );
};

const Row = styled.li({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.lineStrong}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.lineStrong}` },
  [media.sm]: {
    gridTemplateColumns: '2fr 3fr',
    columnGap: space(3),
    '& > :first-child': { gridRow: '1 / 3', alignSelf: 'start' },
  },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > :first-child': { gridRow: 1 },
  },
});

const RowPicture = styled(Picture)({
  '& img': { transition: `transform ${duration.calm}ms ${ease}` },
  [media.hover]: { 'li:hover > & img': { transform: 'scale(1.02)' } },
  [media.md]: { gridColumn: '1 / 5' },
});

const Text = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  '& > p:not(:last-child)': { color: color.inkSoft, fontSize: size.meta, maxWidth: '34rem' },
  [media.md]: { gridColumn: '5 / 10' },
});

const Meta = styled.p({ color: color.inkSoft, fontSize: size.small, fontWeight: 500 });

const Result = styled.p({
  display: 'grid',
  alignContent: 'start',
  gap: space(0.5),
  fontSize: size.control,
  color: color.inkSoft,
  '& strong': {
    color: color.ink,
    fontFamily: font.display,
    fontSize: size.h2,
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
  [media.md]: {
    gridColumn: '10 / 13',
    gap: space(1),
    // "47 hours" fits into one line.
    '& strong': { fontSize: 'clamp(2.25rem, 3.6vw, 3.25rem)' },
  },
});

export const fragment = graphql`
  fragment KeyPlayRow on ContentfulKeyPlay {
    contentful_id
    title
    path
    shortDescription
    metaDescription
    keyResult1Number
    keyResult1Description
    industries {
      name
    }
    partners {
      name
      slug
    }
    image {
      alt
      picture
    }
  }
`;
