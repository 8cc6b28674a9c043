import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { accentStyle } from '../../components/Kicker';
import { LinkTo } from '../../components/LinkTo';
import { PageSection } from '../../sections/SectionList';
import { SectionTitle } from '../../sections/SectionTitle';
import { media } from '../../theme/media';
import { movingArrow } from '../../theme/movingArrow';
import { accent, color, size, space } from '../../theme/tokens';
import { serviceName } from './serviceName';

type ServiceIndexProps = {
  title: string;
  services: readonly Queries.ServiceIndexFragment[];
};

/** A list of services with their accent colours. */
export const ServiceIndex = ({ title, services }: ServiceIndexProps) => {
  const shown = services.filter(({ path }) => path !== null);
  if (shown.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <SectionTitle>{title}</SectionTitle>
        <List>
          {shown.map(({ contentful_id, name, path, shortDescription, indicatorColor }) => (
            <li key={contentful_id}>
              <Line link={path ?? ''}>
                <Swatch style={accentStyle(indicatorColor)} />
                <Name>{name}</Name>
                <Description>{shortDescription}</Description>
                <Icon name="arrow" size={24} />
              </Line>
            </li>
          ))}
        </List>
      </Container>
    </PageSection>
  );
};

const List = styled.ul({ listStyle: 'none', borderBottom: `1px solid ${color.lineStrong}` });

const Line = styled(LinkTo)(movingArrow, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(2)}`,
  paddingBlock: space(3),
  borderTop: `1px solid ${color.lineStrong}`,
  textDecoration: 'none',
  [media.md]: {
    gridTemplateColumns: '28px calc(50% - 64px) minmax(0, 1fr) 24px',
    columnGap: space(3),
  },
});

/** Has no text, so its baseline is its lower edge. */
const Swatch = styled.span({
  width: 14,
  height: 14,
  background: accent,
  forcedColorAdjust: 'none',
});

const Name = styled.span(serviceName);

const Description = styled.span({
  gridColumn: '2 / -1',
  gridRow: 2,
  color: color.inkSoft,
  fontSize: size.meta,
  textWrap: 'pretty',
  [media.md]: { gridColumn: 'auto', gridRow: 'auto' },
});

export const fragment = graphql`
  fragment ServiceIndex on ContentfulService {
    contentful_id
    name
    path
    shortDescription
    indicatorColor
  }
`;
