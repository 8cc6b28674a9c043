import { firstText, longText, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { captionsFault, publishCaptions } from '../images/publishCaptions';
import type { PictureTools } from '../images/downloadAsset';
import { siteOfQuery } from '../routes/siteOfQuery';

/** Matches the GraphQL type CaptionTrack. */
type CaptionTrack = { url: string; languageTag: string; label: string };

/** The language in its own words: `English`, `français`. */
const languageName = (languageTag: string): string =>
  new Intl.DisplayNames([languageTag], { type: 'language' }).of(languageTag.split('-')[0] ?? '') ??
  languageTag;

/** The captions of a video in the language of the site, or none where they are empty or wrong, with a warning. */
export const captionTracks =
  (tools: PictureTools) =>
  async (
    media: ContentNode,
    _args: object,
    context: ResolverContext,
  ): Promise<readonly CaptionTrack[]> => {
    const text = longText(media, 'captions', findNodeWith(context));
    if (text === undefined) return [];
    const fault = captionsFault(text);
    if (fault !== undefined) {
      const name = firstText(media.name) ?? media.contentful_id;
      tools.reporter.warn(
        `The captions of "${name}" (${media.contentful_id}, ${media.node_locale}) are not shown: the field "Captions of the video" ${fault}.`,
      );
      return [];
    }
    const languageTag = siteOfQuery(context)?.localCode ?? media.node_locale;
    const url = await publishCaptions(text, tools);
    return [{ url, languageTag, label: languageName(languageTag) }];
  };
