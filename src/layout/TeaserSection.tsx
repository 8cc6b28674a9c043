import styled from '@emotion/styled';
import { ArrowLink } from '../components/ArrowLink';
import { Container } from '../components/Container';
import type { TeaserProps } from '../components/Teaser';
import { Teasers } from '../components/TeaserGrid';
import { PageSection } from '../sections/SectionList';
import { space } from '../theme/tokens';

type TeaserSectionProps = {
  title: string;
  teasers: readonly TeaserProps[];
  more?: { label: string; link: string };
};

/** A titled section of teasers with an optional link to all; renders nothing if there are none. */
export const TeaserSection = ({ title, teasers, more }: TeaserSectionProps) =>
  teasers.length === 0 ? null : (
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
        <Teasers teasers={teasers} />
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
});
