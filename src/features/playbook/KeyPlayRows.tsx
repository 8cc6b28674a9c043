import styled from '@emotion/styled';
import { TitledSection } from '../../sections/TitledSection';
import { KeyPlayRow } from './KeyPlayRow';

export type KeyPlayRowsProps = {
  title: string;
  keyPlays: readonly Queries.KeyPlayRowFragment[];
  /** The text of the link to the playbook. */
  allLabel: string;
  /** The picture of the first is large. */
  hasLead?: boolean;
  /** Of the list. */
  className?: string;
};

/** A titled section of key plays with their first results; renders nothing if there are none. */
export const KeyPlayRows = ({
  title,
  keyPlays,
  allLabel,
  hasLead = false,
  className,
}: KeyPlayRowsProps) =>
  keyPlays.length === 0 ? null : (
    <TitledSection title={title} more={{ label: allLabel, link: 'playbook' }}>
      <List className={className} data-lead={hasLead || undefined}>
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
