import type { ReactNode } from 'react';
import { headingId } from '../../i18n/headingId';

type Line = {
  name: string;
  bars: ReactNode;
  texts: readonly string[];
  /** Its name is bold, and its bar has the signal colour, unless it is one of a pair. */
  isMarked?: boolean;
};

type FigureTableProps = {
  /** What the table is about; its heading without a finding. */
  topic: string;
  /** What its figures show. */
  finding: string | null | undefined;
  /** What the figures are, such as per cent of revenue. */
  unit?: string;
  /** Two name the bars of a pair; of three, phones show the second below the first. */
  columns: readonly string[];
  lines: readonly Line[];
  total?: { name: string; texts: readonly string[] };
  /** Between heading and table, which is then folded below `showTable`. */
  drawing?: ReactNode;
  showTable?: string;
  /** Below the table. */
  children?: ReactNode;
};

/** A table of figures with bars at the name of each line, below what they show. The styles are in investors.css. */
export const FigureTable = ({
  topic,
  finding,
  unit,
  columns,
  lines,
  total,
  drawing,
  showTable,
  children,
}: FigureTableProps) => {
  const table = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className="table-frame" tabIndex={0} role="region" aria-label={topic}>
      <table className="data-table">
        <caption className="visually-hidden">{unit ? `${topic} · ${unit}` : topic}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col">
                {column}
                {columns[2] && !index && <small>{columns[1]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, bars, texts, isMarked }) => (
            <tr key={name} data-marked={isMarked || undefined}>
              <th scope="row">
                <span className="figure-bars">
                  <span>{name}</span>
                  {bars}
                </span>
              </th>
              {texts.map((text, index) => (
                <td key={columns[index]}>
                  {text}
                  {columns[2] && !index && <small>{texts[1]}</small>}
                </td>
              ))}
            </tr>
          ))}
          {total && (
            <tr data-stressed="">
              <th scope="row">{total.name}</th>
              {total.texts.map((text, index) => (
                <td key={columns[index]}>{text}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
  return (
    <section
      className="figure-table"
      id={headingId(topic)}
      data-paired={!columns[2] || undefined}
      suppressHydrationWarning
    >
      <div>
        {finding && <p>{topic}</p>}
        <h2>{finding || topic}</h2>
      </div>
      {drawing}
      {drawing ? (
        <details className="chart-figures">
          <summary>{showTable}</summary>
          {table}
        </details>
      ) : (
        table
      )}
      {children}
    </section>
  );
};
