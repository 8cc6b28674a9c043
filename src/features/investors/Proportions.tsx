import type { CSSProperties } from 'react';
import { proportionColumns, type Share } from './proportionColumns';
import { shiftBands } from './shiftBands';

type ProportionsProps = {
  shares: readonly Share[];
  /** A rectangle for each share, as large as it is; or a pile of them, each with a band from last year's share. */
  form: 'areas' | 'shift';
};

const sized = (share: number) => ({ '--share': share }) as CSSProperties;

/** The shares of a whole as areas, with their change. Hidden from screen readers, which read the table below. The styles are in investors.css. */
export const Proportions = ({ shares, form }: ProportionsProps) => (
  <div className={`proportions ${form}`} aria-hidden>
    {form === 'shift' && (
      <>
        <svg viewBox="0 0 1 100" preserveAspectRatio="none" data-mirrored="">
          {shiftBands(shares).map((path, index) => (
            <path key={path} d={path} data-marked={shares[index]?.isMarked || undefined} />
          ))}
        </svg>
        <div>
          {shares.map(({ name, valueLastYear, displayValueLastYear, isMarked }) => (
            <i key={name} style={sized(valueLastYear)} data-marked={isMarked || undefined}>
              {displayValueLastYear}
            </i>
          ))}
        </div>
      </>
    )}
    {(form === 'shift' ? [{ share: 3, cells: shares }] : proportionColumns(shares)).map(
      ({ share, cells }) => (
        <div key={share} style={sized(share)}>
          {cells.map(({ name, valueThisYear, displayValueThisYear, displayChange, isMarked }) => (
            <b key={name} style={sized(valueThisYear)} data-marked={isMarked || undefined}>
              <span>
                {displayValueThisYear} <small>{name}</small> <small>{displayChange}</small>
              </span>
            </b>
          ))}
        </div>
      ),
    )}
  </div>
);
