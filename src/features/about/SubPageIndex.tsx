import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { firstSentence } from './firstSentence';
import { groupSubPages } from './groupSubPages';
import { nameOfSubPage } from './nameOfSubPage';

type SubPageIndexProps = {
  title: string;
  pages: readonly Queries.SubPageFragment[];
  labels: Queries.SubPageLabelsFragment;
};

/** Links to the subpages in groups, a row each; renders nothing if there are none. */
export const SubPageIndex = ({ title, pages, labels }: SubPageIndexProps) => {
  const groups = groupSubPages(pages);
  if (groups.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <Title>{title}</Title>
        {groups.map(({ label, pages: ofGroup }) => (
          <Group key={label}>
            <h3>{labels[label]}</h3>
            <ul>
              {ofGroup.map((page) => (
                <li key={page.path}>
                  <Line link={page.path ?? ''}>
                    <strong>{nameOfSubPage(page)}</strong>
                    {page.introduction && <span>{firstSentence(page.introduction)}</span>}
                  </Line>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Container>
    </PageSection>
  );
};

const Title = styled.h2({ marginBottom: space(5) });

const Group = styled.section({
  paddingBlock: `${space(2)} ${space(5)}`,
  borderTop: `2px solid ${color.ink}`,
  '& h3': {
    marginBottom: space(1),
    color: color.inkSoft,
    fontFamily: font.text,
    fontSize: size.meta,
    letterSpacing: 0,
  },
  '& ul': { listStyle: 'none' },
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    '& h3': { gridColumn: '1 / 4', paddingTop: space(1) },
    '& ul': { gridColumn: '4 / 13' },
    '& li + li': { borderTop: `1px solid ${color.line}` },
  },
});

const Line = styled(LinkTo)({
  display: 'block',
  paddingBlock: `${space(1)} ${space(3)}`,
  // A line each: the name, and a sentence beside it.
  [media.sm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'baseline',
    columnGap: space(3),
    paddingBlock: space(1.25),
    '& span': { gridColumn: '2 / 4' },
  },
  textDecoration: 'none',
  '& strong': {
    display: 'block',
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h4,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  '& span': {
    display: 'block',
    marginTop: space(0.5),
    color: color.inkSoft,
    fontSize: size.meta,
    textWrap: 'pretty',
  },
  [media.hover]: {
    '&:hover strong': {
      textDecoration: 'underline',
      textDecorationColor: color.signal,
      textDecorationThickness: 2,
      textUnderlineOffset: '0.15em',
    },
  },
});

export const fragment = graphql`
  fragment SubPage on ContentfulPage {
    title
    path
    introduction
    template
    breadcrumb {
      title
    }
  }

  fragment SubPageLabels on Labels {
    theGroup
    howWeWork
    rulesAndReports
  }
`;
