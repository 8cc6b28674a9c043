import { isChartKind } from '../chart/chartKinds';
import { readChartRows } from '../chart/readChartRows';
import { about } from './checkEntry';
import type { EntryView, ExportView } from './exportView';
import { resolvedLocale } from './shownLocales';
import { isFilled, isRecord } from './values';
import type { CheckResult } from './violation';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Checks that the rows of a chart are rows of its kind, in each language in which they are written. */
export const checkChart = (view: ExportView, entry: EntryView, { errors }: CheckResult): void => {
  const { kind, rows, series } = entry.fields;
  const [chosen] = isRecord(kind) ? Object.values(kind).filter(isFilled) : [];
  if (entry.typeId !== 'chart' || !isChartKind(chosen) || !isRecord(rows)) return;
  for (const [locale, text] of Object.entries(rows)) {
    if (typeof text !== 'string' || text === '') continue;
    const seriesLocale = resolvedLocale(view, series, locale);
    const names = isRecord(series) && seriesLocale ? texts(series[seriesLocale]) : [];
    const read = readChartRows(chosen, text, names);
    if ('fault' in read) errors.push(about(entry, read.fault, 'rows', locale));
  }
};
