import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { LinkTo } from '../../components/LinkTo';
import { Picture } from '../../components/Picture';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { movingArrow } from '../../theme/movingArrow';
import { color, size, space } from '../../theme/tokens';
import { serviceName } from './serviceName';

type ServiceTilesProps = { label: string; services: readonly Queries.ServiceTilesFragment[] };

/** The services with their pictures: tiles in two columns; on phones rows, with the picture beside the name. */
export const ServiceTiles = ({ label, services }: ServiceTilesProps) => {
  const shown = services.filter(({ path }) => path !== null);
  if (shown.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <List aria-label={label}>
          {shown.map(({ contentful_id, name, path, shortDescription, imageOrVideo, poster }) => {
            const image = imageOrVideo?.picture ? imageOrVideo : poster;
            return (
              <li key={contentful_id}>
                <Tile link={path ?? ''}>
                  {image?.picture && (
                    <Picture
                      picture={image.picture}
                      alt={image.alt}
                      aspectRatio={1.6}
                      sizes="(min-width: 1240px) 568px, (min-width: 600px) 46vw, 128px"
                    />
                  )}
                  <Name>
                    {name} <Icon name="arrow" size={24} />
                  </Name>
                  <Description>{shortDescription}</Description>
                </Tile>
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
  display: 'grid',
  [media.belowSm]: { borderBottom: `1px solid ${color.lineStrong}` },
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space(7)} ${space(3)}` },
  [media.md]: { rowGap: space(9) },
});

const Tile = styled(LinkTo)(movingArrow, {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(1.5)} ${space(2)}`,
  paddingBlock: space(3),
  borderTop: `1px solid ${color.lineStrong}`,
  textDecoration: 'none',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.sm]: { display: 'block', padding: 0, borderTop: 0 },
});

const Name = styled.span(serviceName, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  [media.sm]: { marginTop: space(3) },
});

const Description = styled.span({
  display: 'block',
  gridColumn: '1 / -1',
  maxWidth: '32rem',
  color: color.inkSoft,
  fontSize: size.body,
  textWrap: 'pretty',
  [media.sm]: { marginTop: space(1.5) },
});

export const fragment = graphql`
  fragment ServiceTiles on ContentfulService {
    contentful_id
    name
    path
    shortDescription
    imageOrVideo {
      alt
      picture
    }
    poster {
      alt
      picture
    }
  }
`;
