import { basename, extname } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { fetchRemoteFile } from 'gatsby-core-utils';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { ContentNode } from '../schema/contentNode';

export type PictureTools = { cache: GatsbyCache; reporter: Reporter; pathPrefix: string };

/** Matches the GraphQL type Picture. */
export type PictureData = {
  src: string;
  srcSet: string;
  avifSrcSet: string;
  sizes: string;
  base64: string;
  aspectRatio: number;
  width: number;
  height: number;
};

/** A local copy of an asset's file. Contentful gives a changed file a new address, so the copy never goes stale. */
export const downloadAsset = (asset: ContentNode, { cache }: PictureTools): Promise<string> =>
  fetchRemoteFile({
    url: String(asset.url),
    cache,
    ext: extname(String(asset.filename)),
    name: basename(String(asset.filename), extname(String(asset.filename))),
  });

/** Renditions besides the full width, as shares of it; small ones are for phones and cards. */
const widthShares = [0.5];

/**
 * Renders an asset as hashed AVIF and WebP files below `/static/`. `width` is the widest rendition in pixels; a crop
 * to `aspectRatio` (width by height) keeps the middle. A picture that cannot be read is left out with a warning.
 */
export const renderPicture = async (
  asset: ContentNode,
  { width, aspectRatio, sizes }: { width: number; aspectRatio?: number; sizes?: string },
  tools: PictureTools,
): Promise<PictureData | null> => {
  try {
    const absolutePath = await downloadAsset(asset, tools);
    const extension = extname(absolutePath).slice(1);
    const file = {
      absolutePath,
      extension,
      name: basename(absolutePath, `.${extension}`),
      internal: {
        type: 'File',
        owner: 'gatsby-plugin-sharp',
        contentDigest: `${asset.contentful_id}-${asset.updatedAt}`,
      },
    };
    const data = await generateImageData({
      file,
      args: {
        layout: 'constrained',
        width,
        ...(aspectRatio && { aspectRatio }),
        formats: ['webp', 'avif'],
        placeholder: 'blurred',
        breakpoints: [...widthShares, 1].map((share) => Math.round(width * share)),
        sizes: sizes ?? `(min-width: ${width}px) ${width}px, 100vw`,
        transformOptions: { fit: 'cover', cropFocus: 'center' },
      },
      ...tools,
    });
    const fallback = data?.images.fallback;
    const avif = data?.images.sources?.find(({ type }) => type === 'image/avif');
    if (data === undefined || fallback === undefined || avif === undefined) return null;
    return {
      src: fallback.src,
      srcSet: fallback.srcSet ?? fallback.src,
      avifSrcSet: avif.srcSet,
      sizes: fallback.sizes ?? '100vw',
      base64: data.placeholder?.fallback ?? '',
      aspectRatio: data.width / data.height,
      width: data.width,
      height: data.height,
    };
  } catch (error) {
    tools.reporter.warn(
      `The picture "${String(asset.title)}" (asset ${asset.contentful_id}) is left out: ${(error as Error).message}. Upload its file again.`,
    );
    return null;
  }
};
