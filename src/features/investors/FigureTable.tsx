import type { ReactNode } from 'react';
import { DataTable, TableFrame } from '../../components/DataTable';
import { headingId } from '../../i18n/headingId';
import { BarPair } from './BarPair';

type Line = {
  name: string;
  /** Fractions of the longest bar, 0 to 1. */
  first: number;
  second: number;
  /** In place of the two: a bar to the end or to the start of the middle, -1 to 1. */
  change?: number;
  texts: readonly string[];
  /** Its first bar has the signal colour, and its name is bold. */
  isMarked?: boolean;
};

type FigureTableProps = {
  /** What the table is about; its heading without a finding. */
  topic: string;
  /** What its figures show. */
  finding: string | null | undefined;
  /** What the figures are, such as per cent of revenue. */
  unit?: string;
  /** The first two are also the names of the bars; of three, phones show the second below the first. */
  columns: readonly string[];
  lines: readonly Line[];
  total?: { name: string; texts: readonly string[] };
  /** The bars of a line are two figures of one time, not of this year and the one before. */
  isEven?: boolean;
  /** Between heading and table. */
  drawing?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
};

/** A table of figures with two bars at the name of each line, below what they show. The styles are in investors.css. */
export const FigureTable = ({
  topic,
  finding,
  unit,
  columns,
  lines,
  total,
  isEven,
  drawing,
  children,
}: FigureTableProps) => (
  <section
    className="figure-table"
    id={headingId(topic)}
    data-bars={isEven ? 'even' : lines[0]?.change == null ? undefined : 'change'}
    suppressHydrationWarning
  >
    <div>
      {finding && <p>{topic}</p>}
      <h2>{finding || topic}</h2>
    </div>
    {drawing}
    <TableFrame tabIndex={0} role="region" aria-label={topic}>
      <DataTable>
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
          {lines.map(({ name, first, second, change, texts, isMarked }) => (
            <tr key={name} data-marked={isMarked || undefined}>
              <th scope="row">
                <span className="figure-bars">
                  <span>{name}</span>
                  <BarPair first={first} second={second} change={change} isEven={isEven} />
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
      </DataTable>
    </TableFrame>
    {children}
  </section>
);
