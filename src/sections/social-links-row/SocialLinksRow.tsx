import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { SocialLinks } from '../../components/SocialLinks';
import { size, space } from '../../theme/tokens';

export const SocialLinksRow = ({
  section: { title, links },
}: {
  section: Queries.SocialLinksRowFragment;
}) => (
  <div>
    {title && <Title>{title}</Title>}
    <SocialLinks links={links} />
  </div>
);

const Title = styled.h3({ marginBottom: space(2), fontSize: size.h4 });

export const fragment = graphql`
  fragment SocialLink on ContentfulSocialLink {
    name
    href
    icon {
      publicFile {
        url
      }
    }
  }

  fragment SocialLinksRow on ContentfulSocialLinksRow {
    title
    links {
      ...SocialLink
    }
  }
`;
