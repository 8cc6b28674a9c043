import { graphql } from 'gatsby';
import { createElement, type ReactNode } from 'react';

/** gatsby/charts makes it: charts cost browsers no code of their own. */
type Drawing = string | readonly [tag: string, props: object, ...children: unknown[]];

const toElement = (drawing: Drawing): ReactNode => {
  if (typeof drawing === 'string') return drawing;
  const [tag, props, ...children] = drawing;
  return createElement(tag, props, ...(children as Drawing[]).map(toElement));
};

type ChartSectionProps = {
  section: Queries.ChartSectionFragment;
  /** Within text, where the title is no heading. */
  isEmbedded?: boolean;
};

/** A chart with its finding, its source, and its figures in a table that opens. */
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
