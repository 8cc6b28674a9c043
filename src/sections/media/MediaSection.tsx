import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture';
import { color, size, space } from '../../theme/tokens';

/** A picture, or a video with its poster, and its caption. */
export const MediaSection = ({
  section: { asset, alternativeText, caption, poster },
}: {
  section: Queries.MediaSectionFragment;
}) => {
  const file = asset.publicFile;
  const isVideo = file?.contentType.startsWith('video/') ?? false;
  const description = alternativeText || asset.alt;
  if (!asset.picture && !file) return null;
  return (
    <figure>
      {asset.picture ? (
        <Picture
          picture={asset.picture}
          alt={description}
          sizes="(min-width: 1240px) 1160px, 92vw"
        />
      ) : isVideo ? (
        // Captions come with the video file; the content model has no separate track. It never plays by itself.
        <Video
          controls
          playsInline
          preload="none"
          aria-label={description}
          {...lazily}
          poster={poster?.picture?.src}
          src={file?.url}
          style={{ aspectRatio: String(poster?.picture?.aspectRatio ?? 16 / 9) }}
        />
      ) : (
        <img src={file?.url} alt={description} loading="lazy" />
      )}
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
};

/** Lets the poster wait until it is near the window, where a browser can: React's types do not know it of videos yet. */
const lazily = { loading: 'lazy' } as object;

const Video = styled.video({
  display: 'block',
  width: '100%',
  background: color.ink,
});

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
      alt
      picture {
        ...Picture
      }
      publicFile {
        url
        contentType
      }
    }
    poster {
      picture {
        src
        aspectRatio
      }
    }
  }
`;
