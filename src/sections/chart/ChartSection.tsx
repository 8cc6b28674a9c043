import { graphql } from 'gatsby';
import { createElement, type ReactNode } from 'react';

/** An element of a chart as data. gatsby/charts draws charts at build time, so that browsers load no chart library. */
type Drawing = string | readonly [tag: string, props: object, ...children: unknown[]];

const toElement = (drawing: Drawing): ReactNode => {
  if (typeof drawing === 'string') return drawing;
  const [tag, props, ...children] = drawing;
  return createElement(tag, props, ...(children as Drawing[]).map(toElement));
};

type ChartSectionProps = {
  section: Queries.ChartSectionFragment;
  /** Embedded in rich text, where the title is not a heading. */
  isEmbedded?: boolean;
};

/** A chart with its conclusion, its source, and its numbers in a table within `<details>`. */
export const ChartSection = ({
  section: { chartTitle: title, drawing },
  isEmbedded,
}: ChartSectionProps) =>
  drawing && (
    <figure className="chart" aria-label={title}>
      {createElement(isEmbedded ? 'p' : 'h2', { key: 'title', className: 'chart-title' }, title)}
      {createElement(
        'div',
        { key: 'drawing' },
        ...(drawing as unknown as Drawing[]).map(toElement),
      )}
    </figure>
  );

export const fragment = graphql`
  fragment ChartSection on ContentfulChart {
    chartTitle: title
    drawing
  }
`;
