import { ColumnChart } from '../../components/charts/ColumnChart';
import { headingId } from '../../i18n/headingId';
import type { Measure } from './yearlyMeasures';

type YearlyMeasureProps = {
  measure: Measure;
  labels: { readonly year: string; readonly showTable: string };
  /** Whether a title above it states the latest figure. */
  isStated?: boolean;
};

/**
 * The latest figure, or the growth if that is stated above, a chart of all years, and its numbers in a table within
 * `<details>`; in a hero a band in place of a picture. The styles are in investors.css.
 */
export const YearlyMeasure = ({ measure, labels, isStated }: YearlyMeasureProps) => {
  const { title, facts, unit, latest, points } = measure;
  const growth = isStated ? measure.growth : undefined;
  return (
    <section className="measure" id={headingId(title)} suppressHydrationWarning>
      <div>
        <h2>{title}</h2>
        <p>{growth?.change ?? latest}</p>
        {(growth ? [growth.period] : facts).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <ColumnChart title={title} points={points} />
      <details className="chart-figures">
        <summary>{labels.showTable}</summary>
        <table className="data-table">
          <caption>{unit ? `${title} · ${unit}` : title}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.year}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ label, text }, index) => (
              <tr key={label} data-stressed={index === 0 || undefined}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
