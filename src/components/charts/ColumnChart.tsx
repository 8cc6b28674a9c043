import styled from '@emotion/styled';
import { color, font } from '../../theme/tokens';
import { layOutColumns } from './columns';

type ColumnChartProps = {
  /** Accessible name. */
  title: string;
  points: readonly { label: string; value: number; text: string }[];
};

const view = { width: 480, height: 260 };
const box = { x: 0, y: 34, width: view.width, height: view.height - 68 };
const crowdedFrom = 8;

/** A column chart with a zero line; the last column has the signal colour. */
export const ColumnChart = ({ title, points }: ColumnChartProps) => {
  const { columns, zero } = layOutColumns(
    points.map(({ value }) => value),
    box,
  );
  const isLabelled = (index: number) =>
    points.length < crowdedFrom || index === 0 || index === points.length - 1;
  const described = points.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return (
    <Drawing
      role="img"
      aria-label={`${title}. ${described}`}
      viewBox={`0 0 ${view.width} ${view.height}`}
      data-mirrored=""
    >
      {columns.map(({ x, y, width, height }, index) => {
        const point = points[index];
        if (!point) return null;
        const middle = x + width / 2;
        return (
          <g key={point.label} data-last={index === points.length - 1 || undefined}>
            <rect x={x} y={y} width={width} height={Math.max(height, 1)} />
            {isLabelled(index) && (
              <>
                <text x={middle} y={y - 10}>
                  {point.text}
                </text>
                <text x={middle} y={view.height - 6} data-label="">
                  {point.label}
                </text>
              </>
            )}
          </g>
        );
      })}
      <line x1={0} x2={view.width} y1={zero} y2={zero} />
    </Drawing>
  );
};

const Drawing = styled.svg({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& rect': { fill: color.ink },
  '& line': { stroke: color.lineStrong },
  '& text': {
    fill: color.inkSoft,
    font: `500 17px ${font.text}`,
    textAnchor: 'middle',
  },
  '& [data-last] rect': { fill: color.signal },
  '& [data-last] text': { fill: color.ink, fontWeight: 700 },
});
