import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { SyntheticEvent } from 'react';
import { containerSizes } from '../../components/Container';
import { Picture, type PictureData } from '../../components/Picture';
import { color, size, space } from '../../theme/tokens';

/** A picture, or a video with poster, and its caption. */
export const MediaSection = ({
  section: { asset, alternativeText, caption, poster, otherFiles, captionTracks },
}: {
  section: Omit<Queries.MediaSectionFragment, 'otherFiles' | 'captionTracks'> &
    Partial<Queries.MediaSectionFragment>;
}) => {
  const file = asset.publicFile;
  const isVideo = file?.contentType.startsWith('video/') ?? false;
  const description = alternativeText || asset.alt;
  if (!asset.picture && !file) return null;
  return (
    <figure>
      {asset.picture ? (
        <Picture picture={asset.picture} alt={description} sizes={containerSizes} />
      ) : isVideo ? (
        <Stage>
          {poster?.picture && <Picture picture={poster.picture} alt="" sizes={containerSizes} />}
          <Video
            controls
            playsInline
            preload="none"
            aria-label={description}
            poster={poster?.picture ? clear : undefined}
            style={{ aspectRatio: poster?.picture ? ratioOf(poster.picture) : '16 / 9' }}
            onPlay={hidePoster}
          >
            {[asset, ...(otherFiles ?? [])].map(
              ({ publicFile }) =>
                publicFile && (
                  <source key={publicFile.url} src={publicFile.url} type={publicFile.contentType} />
                ),
            )}
            {captionTracks?.map(({ url, languageTag, label }) => (
              <track
                key={url}
                kind="captions"
                src={url}
                srcLang={languageTag}
                label={label}
                default
              />
            ))}
          </Video>
        </Stage>
      ) : (
        <img src={file?.url} alt={description} loading="lazy" />
      )}
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
};

const ratioOf = ({ width, height }: PictureData): string => `${width} / ${height}`;

/** A video with another aspect ratio than its poster is letterboxed. */
const hidePoster = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
  currentTarget.style.background = color.inverse;
};

/**
 * The poster is a responsive picture below a transparent video: the `poster` attribute takes only one file for all
 * screens. Without a `poster`, Chromium paints the video grey.
 */
const clear = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

const Stage = styled.div({
  display: 'grid',
  background: color.inverse,
  '& > *': { gridArea: '1 / 1' },
});

/** Positioned above the poster, which creates a stacking context while it fades in. */
const Video = styled.video({ display: 'block', position: 'relative', width: '100%' });

const Caption = styled.figcaption({
  marginTop: space(1.5),
  color: color.inkSoft,
  fontSize: size.small,
});

export const fragment = graphql`
  fragment MediaSection on ContentfulMedia {
    alternativeText: alt
    caption
    asset {
      ...AssetFile
    }
    otherFiles {
      publicFile {
        url
        contentType
      }
    }
    captionTracks {
      url
      languageTag
      label
    }
    poster {
      ...MediaPoster
    }
  }

  fragment MediaPoster on ContentfulAsset {
    picture
  }
`;
