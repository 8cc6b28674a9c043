import type { CSSProperties } from 'react';
import { proportionColumns, type Share } from './proportionColumns';

type ProportionsProps = { shares: readonly Share[] };

const sized = (share: number) => ({ '--share': share }) as CSSProperties;

/** A rectangle for each share of a whole, as large as the share. Hidden from screen readers, which read the table below it. */
export const Proportions = ({ shares }: ProportionsProps) => (
  <div className="proportions" aria-hidden="true">
    {proportionColumns(shares).map(({ share, cells }) => (
      <div key={share} style={sized(share)}>
        {cells.map(({ name, valueThisYear, displayValueThisYear, isMarked }) => (
          <b key={name} style={sized(valueThisYear)} data-marked={isMarked || undefined}>
            <span>
              {displayValueThisYear} <small>{name}</small>
            </span>
          </b>
        ))}
      </div>
    ))}
  </div>
);
