import styled from '@emotion/styled';
import { useState } from 'react';
import { phoneLink } from '../../../i18n/paths';
import { color, space } from '../../../theme/tokens';

/** Not by `useId`: a slice is a root of its own when it is rendered, where React counts from the start. */
const selectId = 'footer-location';

type Location = {
  readonly contentful_id: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly fax: string | null;
};

type LocationSelectorProps = {
  locations: readonly Location[];
  labels: { choose: string; phone: string; fax: string };
};

/** Chooses one of the footer's locations and shows its address, phone and fax. */
export const LocationSelector = ({ locations, labels }: LocationSelectorProps) => {
  const [chosenId, setChosenId] = useState(locations[0]?.contentful_id);
  const chosen = locations.find(({ contentful_id }) => contentful_id === chosenId) ?? locations[0];
  if (!chosen) return null;
  return (
    <Selector>
      <label htmlFor={selectId}>{labels.choose}</label>
      <select
        id={selectId}
        value={chosen.contentful_id}
        onChange={(event) => setChosenId(event.target.value)}
      >
        {locations.map(({ contentful_id, name }) => (
          <option key={contentful_id} value={contentful_id}>
            {name}
          </option>
        ))}
      </select>
      <Details aria-live="polite">
        <p>{chosen.address}</p>
        {chosen.phone && (
          <p>
            {labels.phone} <a href={phoneLink(chosen.phone)}>{chosen.phone}</a>
          </p>
        )}
        {chosen.fax && (
          <p>
            {labels.fax} {chosen.fax}
          </p>
        )}
      </Details>
    </Selector>
  );
};

const Selector = styled.div({
  display: 'grid',
  gap: space(1),
  maxWidth: 420,
  '& label': { color: color.inverseSoft },
  '& select': {
    minHeight: 48,
    padding: `0 ${space(2)}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.ink,
    color: color.paper,
  },
});

const Details = styled.address({
  marginTop: space(1),
  color: color.inverseSoft,
  fontStyle: 'normal',
  '& p:first-of-type': { whiteSpace: 'pre-line' },
});
