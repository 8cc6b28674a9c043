import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { LinkTo } from '../../components/LinkTo';
import { Picture } from '../../components/Picture';
import { PageSection } from '../../sections/SectionList';
import { SectionTitle } from '../../sections/SectionTitle';
import { media } from '../../theme/media';
import { movingArrow } from '../../theme/movingArrow';
import { color, size, space } from '../../theme/tokens';
import { serviceName } from './serviceName';

type ServiceRowsProps = { title: string; services: readonly Queries.ServiceRowsFragment[] };

/** The services with small pictures, in two columns; on phones without their descriptions. */
export const ServiceRows = ({ title, services }: ServiceRowsProps) => {
  const shown = services.filter(({ path }) => path !== null);
  if (shown.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <SectionTitle>{title}</SectionTitle>
        <List>
          {shown.map(({ contentful_id, name, path, shortDescription, imageOrVideo, poster }) => {
            const picture = imageOrVideo?.picture ?? poster?.picture;
            return (
              <li key={contentful_id}>
                <Row link={path ?? ''}>
                  {picture && <Picture picture={picture} alt="" aspectRatio={1.6} sizes="128px" />}
                  <div>
                    <Name>{name}</Name>
                    <Description>{shortDescription}</Description>
                  </div>
                  <Icon name="arrow" size={24} />
                </Row>
              </li>
            );
          })}
        </List>
      </Container>
    </PageSection>
  );
};

const List = styled.ul({
  listStyle: 'none',
  borderBottom: `1px solid ${color.lineStrong}`,
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(3),
  },
});

const Row = styled(LinkTo)(movingArrow, {
  display: 'flex',
  gap: space(3),
  alignItems: 'center',
  height: '100%',
  paddingBlock: space(2),
  borderTop: `1px solid ${color.lineStrong}`,
  textDecoration: 'none',
  '& > div': { flex: 1 },
  '& > [data-state]': { flex: '0 0 5.5rem' },
  [media.md]: {
    alignItems: 'start',
    paddingBlock: space(3),
    '& > [data-state]': { flexBasis: '8rem' },
  },
});

const Name = styled.span(serviceName, {
  display: 'block',
});

const Description = styled.span({
  display: 'block',
  marginTop: space(1),
  color: color.inkSoft,
  fontSize: size.meta,
  textWrap: 'pretty',
  [media.belowSm]: { display: 'none' },
});

export const fragment = graphql`
  fragment ServiceRows on ContentfulService {
    contentful_id
    name
    path
    shortDescription
    imageOrVideo {
      picture
    }
    poster {
      picture
    }
  }
`;
