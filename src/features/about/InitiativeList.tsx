import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { Kicker } from '../../components/Kicker';
import { Paragraphs } from '../../components/Paragraphs';
import { Picture } from '../../components/Picture';
import { useNumber } from '../../i18n/useNumber';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type InitiativeListProps = {
  initiatives: readonly Queries.InitiativeFragment[];
  labels: Queries.InitiativeLabelsFragment;
};

/** Initiatives in a grid of two columns, and three from 960 px; the links of a row stand on one line. */
export const InitiativeList = ({ initiatives, labels }: InitiativeListProps) => {
  const write = useNumber();
  return (
    <Container>
      <List>
        {initiatives.map(
          ({ contentful_id, title, theme, description, image, startYear, button }) => (
            <li key={contentful_id} id={contentful_id}>
              {image?.picture && (
                <Picture
                  picture={image.picture}
                  alt={image.alt}
                  aspectRatio={1.5}
                  sizes="(min-width: 1240px) 370px, (min-width: 960px) 30vw, (min-width: 600px) 45vw, 92vw"
                />
              )}
              {theme && <Kicker>{theme}</Kicker>}
              <h2>{title}</h2>
              {startYear && <Since>{fill(labels.since, { year: write(startYear) })}</Since>}
              <Paragraphs>{description}</Paragraphs>
              {button?.href && (
                <ArrowLink link={button.href} isInNewWindow={button.kind === 'External link'}>
                  {button.label}
                </ArrowLink>
              )}
            </li>
          ),
        )}
      </List>
    </Container>
  );
};

const List = styled.ul({
  display: 'grid',
  gap: `${space(7)} ${space(4)}`,
  paddingBlock: space(4),
  listStyle: 'none',
  '& h2': { fontSize: size.h3 },
  '& li': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& li > div:first-of-type': { width: '100%', marginBottom: space(3) },
  '& li > p:first-of-type': { marginBottom: space(1.5) },
  '& li > a': { marginTop: 'auto' },
  '& li > p:last-of-type': { marginBottom: space(1) },
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space(9) },
});

const Since = styled.p({
  margin: `${space(1)} 0 ${space(1.5)}`,
  color: color.inkSoft,
  fontSize: size.meta,
});

export const fragment = graphql`
  fragment Initiative on ContentfulInitiative {
    contentful_id
    title
    theme
    description
    startYear
    image {
      alt
      picture
    }
    button {
      label
      kind
      href
    }
  }

  fragment InitiativeLabels on Labels {
    since
  }
`;
