import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { color, space } from '../../theme/tokens';
import { maximumZoom, zoomStep } from './mapLimits';

type MapControlsProps = {
  zoom: number;
  onZoom: (factor: number) => void;
  onReset: () => void;
  labels: Queries.MapControlsLabelsFragment;
};

/**
 * Buttons that zoom a map. One without effect is disabled by `aria-disabled`, so that it keeps the focus. Hidden without
 * script.
 */
export const MapControls = ({ zoom, onZoom, onReset, labels }: MapControlsProps) => {
  const isWhole = zoom <= 1;
  return (
    <Buttons>
      <button
        type="button"
        aria-label={labels.zoomIn}
        aria-disabled={zoom >= maximumZoom}
        onClick={() => onZoom(zoomStep)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={labels.zoomOut}
        aria-disabled={isWhole}
        onClick={() => onZoom(1 / zoomStep)}
      >
        −
      </button>
      <button type="button" aria-label={labels.resetMap} aria-disabled={isWhole} onClick={onReset}>
        ⤢
      </button>
    </Buttons>
  );
};

const Buttons = styled.div({
  position: 'absolute',
  insetBlockEnd: space(1),
  insetInlineEnd: space(1),
  display: 'grid',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: 2,
  background: color.white,
  '& button': {
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'transparent',
    fontSize: '1.375rem',
    lineHeight: 1,
  },
  '& button + button': { borderTop: `1px solid ${color.line}` },
  '& button:hover': { background: color.mist },
  '& [aria-disabled="true"]': { color: color.lineStrong, cursor: 'default' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

export const fragment = graphql`
  fragment MapControlsLabels on Labels {
    zoomIn
    zoomOut
    resetMap
  }
`;
