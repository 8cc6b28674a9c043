import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { color, duration, size, space } from '~/src/theme/tokens';
import { formatTime } from './formatTime';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon';
import { useIdle } from './useIdle';
import { toggleCaptions, useVideoState } from './useVideoState';
import {
  canFillScreen,
  keyCommands,
  toggleFullScreen,
  toggleMuted,
  togglePlay,
} from './videoCommands';

export type VideoLabels = {
  readonly playVideo: string;
  readonly pauseVideo: string;
  readonly muteVideo: string;
  readonly unmuteVideo: string;
  readonly showCaptions: string;
  readonly hideCaptions: string;
  readonly enterFullScreen: string;
  readonly exitFullScreen: string;
  readonly videoPosition: string;
};

export type VideoControlsProps = {
  video: HTMLVideoElement;
  /** The element with the video, which fills the screen together with the controls. */
  stage: HTMLElement;
  labels: VideoLabels;
};

type ControlButtonProps = { icon: PlayerIconName; label: string; onClick: () => void };

const ControlButton = ({ icon, label, onClick }: ControlButtonProps) => (
  <Control type="button" aria-label={label} title={label} onClick={onClick}>
    <PlayerIcon name={icon} />
  </Control>
);

/** The controls of a video: play, position, sound, captions and full screen, by pointer and keyboard. */
export const VideoControls = ({ video, stage, labels }: VideoControlsProps) => {
  const [state, seek] = useVideoState(video, stage);
  const isIdle = useIdle(stage, !state.isPaused);
  const bar = useRef<HTMLDivElement>(null);
  // The video cannot keep the focus without the browser's controls.
  useLayoutEffect(() => {
    if (document.activeElement === video) bar.current?.querySelector('button')?.focus();
  }, [video]);
  const hasDuration = Number.isFinite(state.duration) && state.duration > 0;
  const shown = `${formatTime(state.time)} / ${formatTime(state.duration)}`;

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The slider has arrow keys of its own.
    if (event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return;
    const command = keyCommands[event.key];
    if (!command) return;
    event.preventDefault();
    command(video, stage);
  };

  return (
    // The time axis runs from left to right in every script.
    <Overlay dir="ltr" data-idle={isIdle} onKeyDown={handleKey}>
      <Surface aria-hidden="true" onClick={() => togglePlay(video)}>
        {!state.hasStarted && (
          <Start>
            <PlayerIcon name="play" size={36} />
          </Start>
        )}
      </Surface>
      <Bar ref={bar}>
        <ControlButton
          icon={state.isPaused ? 'play' : 'pause'}
          label={state.isPaused ? labels.playVideo : labels.pauseVideo}
          onClick={() => togglePlay(video)}
        />
        <Position
          type="range"
          min={0}
          max={hasDuration ? state.duration : 1}
          step={0.1}
          value={hasDuration ? state.time : 0}
          disabled={!hasDuration}
          aria-label={labels.videoPosition}
          aria-valuetext={shown}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        <Time aria-hidden="true">{hasDuration ? shown : formatTime(state.time)}</Time>
        {state.hasCaptions && (
          <ControlButton
            icon={state.showsCaptions ? 'captions' : 'captionsOff'}
            label={state.showsCaptions ? labels.hideCaptions : labels.showCaptions}
            onClick={() => toggleCaptions(video)}
          />
        )}
        <ControlButton
          icon={state.isMuted ? 'muted' : 'sound'}
          label={state.isMuted ? labels.unmuteVideo : labels.muteVideo}
          onClick={() => toggleMuted(video)}
        />
        {canFillScreen(video) && (
          <ControlButton
            icon={state.isFullScreen ? 'window' : 'fullScreen'}
            label={state.isFullScreen ? labels.exitFullScreen : labels.enterFullScreen}
            onClick={() => toggleFullScreen(video, stage)}
          />
        )}
      </Bar>
    </Overlay>
  );
};

const Overlay = styled.div({
  position: 'relative',
  display: 'grid',
  // The intrinsic width of the slider must not widen the controls.
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  color: color.inverseInk,
  '@media print': { display: 'none' },
});

const Surface = styled.div({ display: 'grid', placeItems: 'center' });

const Start = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  paddingInlineStart: 6,
  borderRadius: '50%',
  background: color.inverse,
  color: color.inverseInk,
});

const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.5),
  padding: `${space(0.5)} ${space(1)}`,
  background: color.inverse,
  transition: `opacity ${duration.calm}ms`,
  '[data-idle="true"] > &:not(:focus-within)': { opacity: 0 },
});

const Control = styled.button({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: 2,
  background: 'transparent',
  color: 'inherit',
  '&:hover': { background: color.inverseLine },
  '&:focus-visible': { outline: `2px solid ${color.inverseInk}`, outlineOffset: -4 },
});

const Position = styled.input({
  flex: '1 1 0',
  minWidth: 0,
  height: 44,
  margin: 0,
  accentColor: color.signal,
  '&:focus-visible': { outline: `2px solid ${color.inverseInk}`, outlineOffset: -4 },
});

const Time = styled.span({
  flex: 'none',
  padding: `0 ${space(1)}`,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
