import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Thumbnail } from '../../components/Thumbnail';
import { Paragraphs } from '../../components/Paragraphs';
import { useNumber } from '../../i18n/useNumber';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { bodyId } from './bodyId';

type GovernanceBodiesProps = {
  bodies: readonly Queries.GovernanceBodyFragment[];
  labels: Queries.GovernanceLabelsFragment;
};

/** The governing bodies with responsibilities, meetings and members. */
export const GovernanceBodies = ({ bodies, labels }: GovernanceBodiesProps) => {
  const write = useNumber();
  return (
    <Container>
      {bodies.map((body) => (
        <Body key={body.contentful_id} id={bodyId(body)}>
          <header>
            <h2>{body.name}</h2>
            {body.meetingsPerYear !== null && (
              <p>{fill(labels.meetingsPerYear, { count: write(body.meetingsPerYear) })}</p>
            )}
          </header>
          <div>
            <Paragraphs>{body.description}</Paragraphs>
          </div>
          {body.members.length > 0 && (
            <Members aria-label={labels.members}>
              {body.members.map(({ contentful_id, name, jobTitle, isIndependent, photo }) => (
                <li key={contentful_id}>
                  <Thumbnail image={photo} size={56} />
                  <span>
                    <strong>{name}</strong>
                    <small>{jobTitle}</small>
                    {isIndependent && <small data-independent="">{labels.independent}</small>}
                  </span>
                </li>
              ))}
            </Members>
          )}
        </Body>
      ))}
    </Container>
  );
};

const Body = styled.section({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(5),
  borderTop: `2px solid ${color.ink}`,
  '& > header p': { marginTop: space(1), color: color.inkSoft, fontSize: size.meta },
  '& > div p + p': { marginTop: space(1.5) },
  '& h2': { fontSize: size.h3 },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    paddingBlock: space(7),
    '& > header': { gridColumn: '1 / 4', gridRow: '1 / 3' },
    '& > div': { gridColumn: '4 / 12' },
  },
});

const Members = styled.ul({
  display: 'grid',
  gap: `${space(2)} ${space(3)}`,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: space(2) },
  '& strong, & small': { display: 'block', lineHeight: 1.3 },
  '& strong': { fontWeight: 600 },
  '& small': { color: color.inkSoft, fontSize: size.small },
  // The mark of the diagram.
  '& [data-independent]': { color: color.ink },
  '& [data-independent]::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    marginInlineEnd: 6,
    borderRadius: '50%',
    background: color.signal,
    printColorAdjust: 'exact',
  },
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: { gridColumn: '4 / 13', marginTop: space(1) },
});

export const fragment = graphql`
  fragment GovernanceBody on ContentfulGovernanceBody {
    contentful_id
    name
    description
    meetingsPerYear
    members {
      contentful_id
      name
      jobTitle
      isIndependent
      photo {
        ...AssetFile
      }
    }
  }

  fragment GovernanceLabels on Labels {
    meetingsPerYear
    members
    independent
    independentMembers
  }
`;
