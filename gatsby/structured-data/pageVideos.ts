import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionTypeIds } from '../../contentful/model/sectionTypes';
import {
  contentTypeId,
  firstText,
  linkedNodes,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { isoTime } from '../content/isoTime';
import { urlFileName } from '../images/fileNames';
import type { BuiltPage } from '../pages/builtPages';
import { pageDataFile } from '../pages/pageDataFile';
import type { VideoFacts } from './videoObject';

/** Nesting of sections that is searched; it also stops at a section that contains itself. */
const maxDepth = 4;
const sectionTypes: ReadonlySet<string> = new Set(sectionTypeIds);
const isVideo = (asset: ContentNode): boolean => String(asset.mimeType).startsWith('video/');

/** The videos among the assets of an entry and of its sections. */
const videoAssets = (node: ContentNode, find: FindNode, depth = 0): ContentNode[] => {
  const fields = Object.keys(node).flatMap((key) =>
    key.endsWith('___NODE') ? linkedNodes(node, key.slice(0, -'___NODE'.length), find) : [],
  );
  return fields.flatMap((linked) => {
    if (linked.sys.type === 'Asset') return isVideo(linked) ? [linked] : [];
    const isSection = sectionTypes.has(contentTypeId(linked) ?? '');
    return isSection && depth < maxDepth ? videoAssets(linked, find, depth + 1) : [];
  });
};

type Shown = { alt?: string | null; publicFile?: { url: string; contentType: string } | null };
type Holder = {
  asset?: Shown | null;
  imageOrVideo?: Shown | null;
  alternativeText?: string | null;
  caption?: string | null;
  poster?: { picture?: { images?: { fallback?: { src?: string } } } | null } | null;
};

/** Whatever of the page data shows a video: a media section, or an entry with a video of its own. */
const holdersIn = (value: unknown): Holder[] => {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const shown = holder.asset ?? holder.imageOrVideo;
  const isHolder = shown?.publicFile?.contentType.startsWith('video/') === true;
  return [...(isHolder ? [holder] : []), ...Object.values(value).flatMap(holdersIn)];
};

/** Where the data of pages are. */
export type VideoSources = { readonly publicFolder: string; readonly pathPrefix: string };

const videoAssetsOf = ({ node }: BuiltPage, find: FindNode): ContentNode[] =>
  node ? videoAssets(node, find) : [];

/** Whether a page shows a video. */
export const hasVideos = (built: BuiltPage, find: FindNode): boolean =>
  videoAssetsOf(built, find).length > 0;

/**
 * The videos of a page, each once: file, poster and texts as its page data have them, the date of the asset. Reads the
 * page data only where the sections of the page have a video.
 */
export const readPageVideos = async (
  built: BuiltPage,
  find: FindNode,
  { publicFolder, pathPrefix }: VideoSources,
): Promise<VideoFacts[]> => {
  const { page, node, seo } = built;
  const assets = videoAssetsOf(built, find);
  if (assets.length === 0) return [];
  const pathOf = (url: string) => url.slice(pathPrefix.length);
  const data: unknown = JSON.parse(
    await readFile(join(publicFolder, pageDataFile(page.path)), 'utf8'),
  );
  const videos = holdersIn(data).flatMap((holder): VideoFacts[] => {
    const shown = holder.asset ?? holder.imageOrVideo;
    const url = shown?.publicFile?.url;
    const poster = holder.poster?.picture?.images?.fallback?.src;
    const thumbnailPath = poster ? pathOf(poster) : seo.sharePicture?.path;
    const asset = assets.find(({ filename }) => url?.endsWith(`/${urlFileName(String(filename))}`));
    if (url === undefined || asset === undefined || thumbnailPath === undefined) return [];
    return [
      {
        name: firstText(node?.title, node?.name) ?? seo.title,
        description: firstText(holder.alternativeText, shown?.alt, holder.caption) ?? seo.title,
        path: pathOf(url),
        thumbnailPath,
        uploadDate: isoTime(String(asset.createdAt)),
      },
    ];
  });
  return [...new Map(videos.map((video) => [video.path, video])).values()];
};
