import styled from '@emotion/styled';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { PageSection } from '../../sections/SectionList';
import { color, font, size, space } from '../../theme/tokens';
import { nameOfSubPage, type NamedPage } from './nameOfSubPage';

type SiblingPagesProps = {
  title: string;
  pages: readonly (NamedPage & { readonly path: string | null })[];
  currentPath: string;
};

/** Links to the sibling pages, in columns; renders nothing if there are none. */
export const SiblingPages = ({ title, pages, currentPath }: SiblingPagesProps) => {
  const others = pages.filter(({ path }) => path !== null && path !== currentPath);
  if (others.length === 0) return null;
  return (
    <PageSection>
      <Container>
        <nav aria-label={title}>
          <Heading>{title}</Heading>
          <Columns>
            {others.map((page) => (
              <li key={page.path}>
                <LinkTo link={page.path ?? ''}>{nameOfSubPage(page)}</LinkTo>
              </li>
            ))}
          </Columns>
        </nav>
      </Container>
    </PageSection>
  );
};

const Heading = styled.h2({
  paddingTop: space(2),
  marginBottom: space(2),
  borderTop: `2px solid ${color.ink}`,
  color: color.inkSoft,
  fontFamily: font.text,
  fontSize: size.meta,
  letterSpacing: 0,
});

const Columns = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(10rem, 17%), 1fr))',
  gap: `${space(2)} ${space(3)}`,
  listStyle: 'none',
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: size.h4,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  '& a': { textDecorationColor: color.line, textUnderlineOffset: '0.2em' },
  '& a:hover': { textDecorationColor: color.signal },
});
