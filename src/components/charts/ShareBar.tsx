import styled from '@emotion/styled';
import { color } from '../../theme/tokens';
import { layOutShares } from './columns';

type ShareBarProps = {
  title: string;
  parts: readonly { name: string; value: number; text: string }[];
};

/** The colours of the segments in order, repeated for long lists. The signal colour marks this year and this country, not a part. */
export const shareTints = [color.ink, color.tintA, color.tintB, color.tintC, color.sky] as const;
export const shareTint = (index: number): string =>
  shareTints[index % shareTints.length] ?? shareTints[0];

/** A stacked bar of the parts of a whole. */
export const ShareBar = ({ title, parts }: ShareBarProps) => {
  const shares = layOutShares(parts.map(({ value }) => value));
  const described = parts.map(({ name, text }) => `${name}: ${text}`).join('; ');
  return (
    <Drawing
      role="img"
      aria-label={`${title}. ${described}`}
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
    >
      {shares.map(({ start, share }, index) => (
        <rect
          key={parts[index]?.name}
          x={start * 1000}
          width={Math.max(0, share * 1000 - 3)}
          height={40}
          fill={shareTint(index)}
        />
      ))}
    </Drawing>
  );
};

const Drawing = styled.svg({ display: 'block', width: '100%', height: 48 });
