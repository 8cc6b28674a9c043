import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BarPair } from '../../components/charts/BarPair';
import { DataTable, TableFrame } from '../../components/DataTable';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { headingId } from '../../i18n/headingId';

type Line = {
  name: string;
  /** Fractions of the longest bar, 0 to 1. */
  first: number;
  second: number;
  texts: readonly string[];
  /** Its first bar has the signal colour. */
  isOwn?: boolean;
};

type FigureTableProps = {
  /** What the table is about; its heading without a finding. */
  topic: string;
  /** What its figures show. */
  finding: string | null;
  /** What the figures are, such as per cent of revenue. */
  unit?: string;
  /** The first two are also the names of the bars; phones have no room for a third. */
  columns: readonly string[];
  lines: readonly Line[];
  total?: { name: string; texts: readonly string[] };
  /** The bars of a line are two figures of one time, not of this year and the one before. */
  isEven?: boolean;
  /** Below the table. */
  children?: ReactNode;
};

/** A table of figures with two bars at the name of each line, below what they show. */
export const FigureTable = ({
  topic,
  finding,
  unit,
  columns,
  lines,
  total,
  isEven,
  children,
}: FigureTableProps) => (
  <Columns id={headingId(topic)} suppressHydrationWarning>
    <div>
      {finding && <p>{topic}</p>}
      <h2>{finding ?? topic}</h2>
    </div>
    <TableFrame tabIndex={0} role="region" aria-label={topic}>
      <DataTable>
        <caption className="visually-hidden">{[topic, unit].filter(Boolean).join(' · ')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col" data-wide={index > 1 ? '' : undefined}>
                {index < 2 && (
                  <Key data-current={index === 0 ? '' : undefined} data-even={isEven && ''} />
                )}
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, first, second, texts, isOwn }) => (
            <tr key={name} data-own={isOwn || undefined}>
              <th scope="row">
                <Bars>
                  <span>{name}</span>
                  <BarPair first={first} second={second} isEven={isEven} />
                </Bars>
              </th>
              {texts.map((text, index) => (
                <td key={columns[index]} data-wide={index > 1 ? '' : undefined}>
                  {text}
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
  </Columns>
);

const Columns = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { maxWidth: '24em', fontSize: size.h3, textWrap: 'balance' },
  '& h2:not(:first-child)': { marginTop: space(1) },
  '& > div > p': { color: color.inkSoft, fontSize: size.small, fontWeight: 500 },
  '& thead th:first-of-type': { textAlign: 'end', paddingInlineStart: space(2.5) },
  '& tbody td:nth-of-type(1)': { fontWeight: 600 },
  '& tbody td:nth-of-type(2)': { color: color.inkSoft },
  '& tr[data-stressed] td': { fontWeight: 700, color: color.ink },
  // The line of the next section follows.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& [data-wide]': { display: 'none' },
  [media.belowSm]: {
    // "Télécommunications" beside two columns fits 320 px.
    '& table': { fontSize: size.small },
    '& :is(thead, tbody) :is(th, td):not(:first-of-type), & td, & thead th:first-of-type': {
      paddingInlineStart: space(1),
    },
    '& th': { hyphens: 'auto' },
  },
  [media.sm]: { '& [data-wide]': { display: 'table-cell' } },
  [media.md]: {
    gap: space(3),
    paddingBlock: space(7),
    // Room for the bars.
    '& tbody th': { width: '60%' },
    '& thead th': { whiteSpace: 'nowrap' },
  },
});

const Bars = styled.span({
  display: 'grid',
  gap: space(0.5),
  alignItems: 'center',
  minWidth: '6rem',
  [media.lg]: { gridTemplateColumns: '37% minmax(0, 1fr)', gap: space(3) },
});

const Key = styled.span({
  display: 'inline-block',
  width: 16,
  height: 4,
  marginInlineEnd: 6,
  verticalAlign: 'middle',
  background: color.lineStrong,
  '&[data-even]': { height: 10, background: color.tintA },
  '&[data-current]': { height: 10, background: color.ink },
});
