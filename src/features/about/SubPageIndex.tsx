import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';

type SubPageIndexProps = {
  title: string;
  pages: readonly Queries.SubPageFragment[];
  /** The current page, which is omitted. */
  currentPath?: string;
};

/** Links to the subpages in two columns; renders nothing if there are none. */
export const SubPageIndex = ({ title, pages, currentPath }: SubPageIndexProps) => {
  const shown = pages.filter(({ path }) => path !== null && path !== currentPath);
  if (shown.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <Title>{title}</Title>
        <List>
          {shown.map((page) => (
            <li key={page.path}>
              <Line link={page.path ?? ''}>
                <strong>{page.title}</strong>
                {page.introduction && <span>{page.introduction}</span>}
              </Line>
            </li>
          ))}
        </List>
      </Container>
    </PageSection>
  );
};

const Title = styled.h2({ marginBottom: space(5) });

const List = styled.ul({
  listStyle: 'none',
  borderTop: `2px solid ${color.ink}`,
  [media.sm]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(3),
  },
});

const Line = styled(LinkTo)({
  display: 'block',
  height: '100%',
  paddingBlock: space(2.5),
  borderBottom: `1px solid ${color.lineStrong}`,
  textDecoration: 'none',
  '& strong': {
    display: 'block',
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h3,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  '& span': {
    display: 'block',
    maxWidth: '32rem',
    marginTop: space(1),
    color: color.inkSoft,
    fontSize: size.meta,
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
  }
`;
