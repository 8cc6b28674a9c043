import { graphql } from 'gatsby';
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
    <div>
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
    </div>
  );
};

export const fragment = graphql`
  fragment MapControlsLabels on Labels {
    zoomIn
    zoomOut
    resetMap
  }
`;
