import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { containerSizes } from '../../components/Container';
import { Picture } from '../../components/Picture';
import type { VideoPlayerProps } from '../../components/video/VideoPlayer';
import { color, size, space } from '../../theme/tokens';
import { lazySection } from '../lazySection';

const VideoPlayer = lazySection<VideoPlayerProps>('VideoPlayer', () =>
  import(/* webpackChunkName: "video" */ '../../components/video/VideoPlayer').then(
    (module) => module.VideoPlayer,
  ),
);

/** A picture, or a video with poster, and its caption. */
export const MediaSection = ({
  section: { asset, alternativeText, caption, poster, otherFiles, captionTracks, videoLabels },
}: {
  section: Omit<Queries.MediaSectionFragment, 'otherFiles' | 'captionTracks' | 'videoLabels'> &
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
        <VideoPlayer
          description={description}
          files={[asset, ...(otherFiles ?? [])].flatMap(({ publicFile }) => publicFile ?? [])}
          poster={poster?.picture}
          captionTracks={captionTracks}
          labels={videoLabels}
        />
      ) : (
        <img src={file?.url} alt={description} loading="lazy" />
      )}
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
};

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
    videoLabels {
      ...VideoLabels
    }
  }

  fragment VideoLabels on Labels {
    playVideo
    pauseVideo
    muteVideo
    unmuteVideo
    showCaptions
    hideCaptions
    enterFullScreen
    exitFullScreen
    videoPosition
  }

  fragment MediaPoster on ContentfulAsset {
    picture
  }
`;
