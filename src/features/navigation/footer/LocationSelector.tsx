import { useState } from 'react';
import { useClientValue } from '~/src/components/useClientValue';
import { phoneLink } from '~/src/i18n/paths';

/** Not from `useId`: each slice is rendered as its own root, so ids would collide. */
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

/**
 * A select of the footer's locations that shows address, phone and fax. The HTML has the first one only: without script there is
 * nothing to choose, and an office that opens or closes changes no page but those that it comes first on.
 */
export const LocationSelector = ({ locations, labels }: LocationSelectorProps) => {
  const [selectedId, setSelectedId] = useState(locations[0]?.contentful_id);
  const offered = useClientValue(() => locations, locations.slice(0, 1));
  const selected =
    locations.find(({ contentful_id }) => contentful_id === selectedId) ?? locations[0];
  if (!selected) return null;
  return (
    <div className="location-selector">
      <label htmlFor={selectId}>{labels.choose}</label>
      <select
        id={selectId}
        value={selected.contentful_id}
        onChange={(event) => setSelectedId(event.target.value)}
      >
        {offered.map(({ contentful_id, name }) => (
          <option key={contentful_id} value={contentful_id}>
            {name}
          </option>
        ))}
      </select>
      <address aria-live="polite">
        <p>{selected.address}</p>
        {selected.phone && (
          <p>
            {labels.phone} <a href={phoneLink(selected.phone)}>{selected.phone}</a>
          </p>
        )}
        {selected.fax && (
          <p>
            {labels.fax} {selected.fax}
          </p>
        )}
      </address>
    </div>
  );
};
