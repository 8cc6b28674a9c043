import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { Teaser, type TeaserProps } from '../../components/Teaser';
import { TeaserGrid } from '../../components/TeaserGrid';
import { useClientValue } from '../../components/useClientValue';
import { fill } from '../../i18n/fill';
import { useNumber } from '../../i18n/useNumber';
import { color, size, space } from '../../theme/tokens';

type InsightGridProps = {
  teasers: readonly TeaserProps[];
  /** The number of visible ones; without script all are. */
  shown: number;
  /** More than `teasers` if some are not loaded. */
  total?: number;
  onMore: () => void;
  /** Stands for the number and the button while teasers that are to be shown are not loaded. */
  waiting?: false | { text: string; button: string; onPress: () => void; isBusy: boolean };
  labels: Queries.InsightGridLabelsFragment;
  headingLevel: 2 | 3;
};

/** Teasers of insights, with a button for more, which moves the focus to the first teaser that it adds. */
export const InsightGrid = ({
  teasers,
  shown,
  total = teasers.length,
  onMore,
  waiting,
  labels,
  headingLevel,
}: InsightGridProps) => {
  const write = useNumber();
  const hasScript = useClientValue(() => true, false);
  const [added, setAdded] = useState<number>();
  const firstAdded = useRef<HTMLLIElement>(null);
  const isAdded = added !== undefined && added < teasers.length;
  // Where the count changes after `added` does, the first attempt finds it still hidden, or not loaded.
  useEffect(() => firstAdded.current?.querySelector('a')?.focus(), [added, shown, isAdded]);
  const handleMore = () => {
    setAdded(Math.min(shown, teasers.length));
    (waiting ? waiting.onPress : onMore)();
  };
  return (
    <>
      <TeaserGrid>
        {teasers.map((teaser, index) => (
          <li
            key={teaser.link}
            ref={index === added ? firstAdded : undefined}
            hidden={hasScript && index >= shown}
          >
            <Teaser {...teaser} headingLevel={headingLevel} />
          </li>
        ))}
      </TeaserGrid>
      {(total > shown || waiting) && (
        // Rendered on the server although it needs script, so that Emotion does not have to process its styles in the browser.
        <More hidden={!hasScript}>
          <p>
            {waiting
              ? waiting.text
              : fill(labels.shownOf, { shown: write(shown), total: write(total) })}
          </p>
          <button
            type="button"
            aria-disabled={(waiting && waiting.isBusy) || undefined}
            onClick={handleMore}
          >
            {waiting ? waiting.button : labels.showMore}
          </button>
        </More>
      )}
    </>
  );
};

const More = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(8),
  fontSize: size.meta,
  color: color.inkSoft,
  '&[hidden]': { display: 'none' },
  '& button': {
    minHeight: 52,
    paddingInline: space(4),
    border: `1.5px solid ${color.ink}`,
    borderRadius: 2,
    background: 'transparent',
    color: color.ink,
    fontWeight: 600,
  },
  '& button:hover': { background: color.ink, color: color.paper },
});

export const fragment = graphql`
  fragment InsightGridLabels on Labels {
    showMore
    shownOf
  }
`;
