import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ArrowLink } from '../components/ArrowLink';
import { Container } from '../components/Container';
import { space } from '../theme/tokens';
import { PageSection } from './SectionList';

type TitledSectionProps = {
  title: string;
  /** A link beside the title, to all items of the kind below it. */
  more?: { label: string; link: string };
  children: ReactNode;
};

/** A section of a page with its title and an optional link to all items in one row. */
export const TitledSection = ({ title, more, children }: TitledSectionProps) => (
  <PageSection>
    <Container>
      <Head>
        <h2>{title}</h2>
        {more && (
          <ArrowLink link={more.link} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </ArrowLink>
        )}
      </Head>
      {children}
    </Container>
  </PageSection>
);

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  marginBottom: space(5),
  // A long title breaks, rather than the link going below it.
  '& h2': { flex: '1 1 7em' },
});
