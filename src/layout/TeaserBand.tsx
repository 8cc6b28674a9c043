import styled from '@emotion/styled';
import { ArrowLink } from '../components/ArrowLink';
import { Container } from '../components/Container';
import type { TeaserProps } from '../components/Teaser';
import { Teasers } from '../components/TeaserGrid';
import { Band } from '../sections/SectionList';
import { space } from '../theme/tokens';

type TeaserBandProps = {
  title: string;
  teasers: readonly TeaserProps[];
  more?: { label: string; link: string };
};

/** A titled row of teasers with a way to all of them; nothing where there are none. */
export const TeaserBand = ({ title, teasers, more }: TeaserBandProps) =>
  teasers.length === 0 ? null : (
    <Band>
      <Container>
        <Head>
          <h2>{title}</h2>
          {more && <ArrowLink link={more.link}>{more.label}</ArrowLink>}
        </Head>
        <Teasers teasers={teasers} />
      </Container>
    </Band>
  );

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  marginBottom: space(4),
});
