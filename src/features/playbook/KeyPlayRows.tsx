import styled from '@emotion/styled';
import { TitledSection } from '../../sections/TitledSection';
import { KeyPlayRow } from './KeyPlayRow';

type KeyPlayRowsProps = {
  title: string;
  keyPlays: readonly Queries.KeyPlayRowFragment[];
  /** The text of the link to the playbook. */
  allLabel: string;
  /** The first is large and the others are side by side, by key-plays.css. */
  hasLead?: boolean;
};

/** A titled section of key plays with their first results; renders nothing if there are none. */
export const KeyPlayRows = ({ title, keyPlays, allLabel, hasLead = false }: KeyPlayRowsProps) =>
  keyPlays.length === 0 ? null : (
    <TitledSection title={title} more={{ label: allLabel, link: 'playbook' }}>
      <List className={hasLead ? 'key-plays' : undefined}>
        {keyPlays.map((keyPlay, index) => (
          <KeyPlayRow
            key={keyPlay.contentful_id}
            keyPlay={keyPlay}
            isLarge={hasLead && index === 0}
          />
        ))}
      </List>
    </TitledSection>
  );

const List = styled.ul({ listStyle: 'none' });
