import type { VideoObject } from 'schema-dts';
import type { SiteFacts } from './context';

export type VideoFacts = {
  name: string;
  description: string;
  /** The path of the file, and of the picture that stands for it. */
  path: string;
  thumbnailPath: string;
  /** ISO 8601, with a time zone. */
  uploadDate: string;
};

/** A video of a page, with the fields that search engines require. */
export const videoObject = (facts: SiteFacts, video: VideoFacts): VideoObject => ({
  '@type': 'VideoObject',
  name: video.name,
  description: video.description,
  contentUrl: facts.absolute(video.path),
  thumbnailUrl: facts.absolute(video.thumbnailPath),
  uploadDate: video.uploadDate,
  inLanguage: facts.localCode,
});
