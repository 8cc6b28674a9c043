import { useRef, type SyntheticEvent } from 'react';
import { color } from '../../theme/tokens';
import { containerSizes } from '../Container';
import { Picture, type PictureData } from '../Picture';
import type { VideoLabels } from './controls/VideoControls';
import { useVideoControls } from './useVideoControls';

export type CaptionTrack = {
  readonly url: string;
  readonly languageTag: string;
  readonly label: string;
};

export type VideoPlayerProps = {
  description: string;
  /** The same video in several formats, the preferred one first. */
  files: readonly { readonly url: string; readonly contentType: string }[];
  poster?: PictureData | null;
  captionTracks?: readonly CaptionTrack[];
  labels?: VideoLabels | null;
};

/** A video with its poster. Nothing of the video loads before it plays. */
export const VideoPlayer = ({
  description,
  files,
  poster,
  captionTracks,
  labels,
}: VideoPlayerProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const loaded = useVideoControls(stage);
  return (
    <div className="video-stage" ref={stage}>
      {poster && <Picture picture={poster} alt="" sizes={containerSizes} />}
      {/* The rule sees no tracks in a list, which content fills. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls={!loaded || !labels}
        playsInline
        preload="none"
        aria-label={description}
        poster={poster ? clear : undefined}
        style={{ aspectRatio: poster ? `${poster.width} / ${poster.height}` : '16 / 9' }}
        onPlay={hidePoster}
      >
        {files.map(({ url, contentType }) => (
          <source key={url} src={url} type={contentType} />
        ))}
        {captionTracks?.map(({ url, languageTag, label }) => (
          <track key={url} kind="captions" src={url} srcLang={languageTag} label={label} default />
        ))}
      </video>
      {loaded && labels && (
        <loaded.Controls video={loaded.video} stage={loaded.stage} labels={labels} />
      )}
    </div>
  );
};

/** A video with another aspect ratio than its poster is letterboxed. */
const hidePoster = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
  currentTarget.style.background = color.inverse;
};

/**
 * The poster is a responsive picture below a transparent video: the `poster` attribute takes only one file for all
 * screens. Without a `poster`, Chromium paints the video grey.
 */
const clear = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
