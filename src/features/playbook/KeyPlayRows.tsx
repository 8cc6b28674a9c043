import styled from '@emotion/styled';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { KeyPlayRow } from './KeyPlayRow';

type KeyPlayRowsProps = {
  title: string;
  keyPlays: readonly Queries.KeyPlayRowFragment[];
  /** The text of the link to the playbook. */
  allLabel: string;
};

/** A titled section of key plays with their first results; renders nothing if there are none. */
export const KeyPlayRows = ({ title, keyPlays, allLabel }: KeyPlayRowsProps) =>
  keyPlays.length === 0 ? null : (
    <PageSection>
      <Container>
        <Head>
          <h2>{title}</h2>
          <ArrowLink link="playbook" aria-label={`${allLabel}: ${title}`}>
            {allLabel}
          </ArrowLink>
        </Head>
        <List>
          {keyPlays.map((keyPlay) => (
            <KeyPlayRow key={keyPlay.contentful_id} keyPlay={keyPlay} />
          ))}
        </List>
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

const List = styled.ul({ listStyle: 'none' });
