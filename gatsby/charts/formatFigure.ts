import type { ChartFigure } from '../../contentful/model/chart/readChartRows';
import {
  formatCurrency,
  formatNumber,
  formatShortPercentage,
  withMinus,
} from '../../src/i18n/format';

const currencyCode = /^[A-Z]{3}$/;
const noBreak = '\u00a0';

/** A figure with its unit as the language writes it: `−41%`, `−41 %`, `8.2 days`, `$2,900`. */
export const formatFigure = (
  { value, unit }: ChartFigure,
  languageTag: string,
  defaultUnit = '',
): string => {
  const ofFigure = unit || defaultUnit;
  if (ofFigure === '%') return withMinus(formatShortPercentage(value, languageTag));
  if (currencyCode.test(ofFigure)) return withMinus(formatCurrency(value, ofFigure, languageTag));
  const number = withMinus(formatNumber(value, languageTag));
  return ofFigure === '' ? number : `${number}${noBreak}${ofFigure}`;
};
