import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture';
import { color, size, space } from '../../theme/tokens';

/** An asset embedded in rich text: a picture, or a link to the file. */
export const EmbeddedAsset = ({ asset }: { asset: Queries.EmbeddedAssetFragment }) => {
  if (asset.picture) {
    return (
      <Figure>
        <Picture
          picture={asset.picture}
          alt={asset.alt}
          layout="constrained"
          width={asset.picture.width}
          sizes="(min-width: 720px) 672px, 92vw"
        />
      </Figure>
    );
  }
  if (!asset.publicFile) return null;
  return asset.publicFile.contentType.startsWith('image/') ? (
    <Figure>
      <img
        src={asset.publicFile.url}
        alt={asset.alt}
        loading="lazy"
        {...(asset.width && asset.height && { width: asset.width, height: asset.height })}
      />
    </Figure>
  ) : (
    <p>
      <a href={asset.publicFile.url} download={asset.publicFile.fileName}>
        {asset.fileTitle}
      </a>
    </p>
  );
};

const Figure = styled.figure({
  marginBlock: space(5),
  color: color.inkSoft,
  fontSize: size.small,
});

export const fragment = graphql`
  fragment EmbeddedAsset on ContentfulAsset {
    fileTitle: title
    alt
    width
    height
    picture
    publicFile {
      url
      fileName
      contentType
    }
  }
`;
