import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { ButtonSection } from '../button/ButtonSection';
import { CarouselSection } from '../carousel/CarouselSection';
import { MediaSection } from '../media/MediaSection';
import { ParagraphSection } from '../paragraph/ParagraphSection';
import { RichText } from '../rich-text/RichText';
import { SocialLinksRow } from '../social-links-row/SocialLinksRow';

type Section = Queries.ContentSectionFragment;
type ContentSectionProps = { section: Section };

const Component = ({ component }: { component: Section['components'][number] }) => {
  switch (component.__typename) {
    case 'ContentfulParagraph':
      return <ParagraphSection section={component} />;
    case 'ContentfulMedia':
      return <MediaSection section={component} />;
    case 'ContentfulButton':
      return <ButtonSection section={component} />;
    case 'ContentfulSocialLinksRow':
      return <SocialLinksRow section={component} />;
    case 'ContentfulCarousel':
      return <CarouselSection section={component} />;
    default:
      return null;
  }
};

/** Text with a picture on the left or right (mirrored with the page from right to left), text only, or components only. */
export const ContentSection = ({ section }: ContentSectionProps) => {
  const { variation, title, text, image, components } = section;
  const hasContent = variation !== 'No content';
  const picture = variation.startsWith('Image') ? image?.picture : undefined;
  const body = (
    <Body>
      {hasContent && title && <h2>{title}</h2>}
      {hasContent && text && <RichText text={text} title={title} />}
      {components.map((component, index) => (
        <Component key={index} component={component} />
      ))}
    </Body>
  );
  if (!picture) {
    return hasContent ? <TextOnly data-variation={variation}>{body}</TextOnly> : body;
  }
  return (
    <SideBySide data-variation={variation}>
      <div>
        <Picture
          picture={picture}
          alt={image?.alt ?? ''}
          aspectRatio={1.25}
          sizes="(min-width: 960px) 570px, 92vw"
        />
      </div>
      {body}
    </SideBySide>
  );
};

const Body = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(3),
  minWidth: 0,
  '& > a, & > button': { alignSelf: 'flex-start' },
});

const TextOnly = styled.div({
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: '4 / 12' },
  },
});

const SideBySide = styled.div({
  display: 'grid',
  gap: space(4),
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    alignItems: 'center',
    '& > :first-of-type': { gridColumn: '1 / 7' },
    '& > :last-of-type': { gridColumn: '8 / 13' },
    '&[data-variation="Image right"] > :first-of-type': { gridColumn: '7 / 13', order: 2 },
    '&[data-variation="Image right"] > :last-of-type': { gridColumn: '1 / 6', order: 1 },
    '& > *': { gridRow: 1 },
  },
});

export const fragment = graphql`
  fragment ContentSection on ContentfulContentSection {
    variation
    title
    text {
      ...RichText
    }
    image {
      alt
      picture
    }
    components {
      __typename
      ... on ContentfulParagraph {
        ...ParagraphSection
      }
      ... on ContentfulMedia {
        ...MediaSection
      }
      ... on ContentfulButton {
        ...ButtonSection
      }
      ... on ContentfulSocialLinksRow {
        ...SocialLinksRow
      }
      ... on ContentfulCarousel {
        ...CarouselSection
      }
    }
  }
`;
