import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture';
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
    <div className="content-body">
      {hasContent && title && <h2>{title}</h2>}
      {hasContent && text && <RichText text={text} title={title} />}
      {components.map((component, index) => (
        <Component key={index} component={component} />
      ))}
    </div>
  );
  if (!picture) {
    return hasContent ? (
      <div className="content-text" data-variation={variation}>
        {body}
      </div>
    ) : (
      body
    );
  }
  return (
    <div className="content-pair" data-variation={variation}>
      <div>
        <Picture
          picture={picture}
          alt={image?.alt ?? ''}
          aspectRatio={1.25}
          sizes="(min-width: 680px) 570px, 92vw"
        />
      </div>
      {body}
    </div>
  );
};

export const fragment = graphql`
  fragment ContentSection on ContentfulContentSection {
    variation
    title
    anchor
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
