import styled from '@emotion/styled';
import { TitledSection } from '../../sections/TitledSection';
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
    <TitledSection title={title} more={{ label: allLabel, link: 'playbook' }}>
      <List>
        {keyPlays.map((keyPlay) => (
          <KeyPlayRow key={keyPlay.contentful_id} keyPlay={keyPlay} />
        ))}
      </List>
    </TitledSection>
  );

const List = styled.ul({ listStyle: 'none' });
