import { all, attribute, has, nameOf, type StaticRule } from './page';

/** Rules of videos, sounds and frames. */
export const mediaRules: readonly StaticRule[] = [
  {
    id: 'video-captions',
    criterion: '1.2.2',
    find: (page) =>
      all(page, 'video').filter(
        (video) =>
          !video
            .querySelectorAll('track')
            .some(
              (track) =>
                ['captions', 'subtitles'].includes(attribute(track, 'kind')) &&
                attribute(track, 'src') !== '' &&
                attribute(track, 'srclang') !== '',
            ),
      ),
  },
  {
    id: 'video-name',
    criterion: '1.2.1',
    find: (page) =>
      all(page, 'video, audio').filter(
        (media) =>
          attribute(media, 'aria-label') === '' && attribute(media, 'aria-labelledby') === '',
      ),
  },
  {
    id: 'media-controls',
    criterion: '2.1.1',
    find: (page) => all(page, 'video, audio').filter((media) => !has(media, 'controls')),
  },
  {
    id: 'media-plays-by-itself',
    criterion: '1.4.2',
    find: (page) => all(page, 'video[autoplay], audio[autoplay], bgsound'),
  },
  {
    id: 'moving-text',
    criterion: '2.2.2',
    find: (page) => all(page, 'marquee, blink'),
  },
  {
    id: 'frame-title',
    criterion: '4.1.2',
    find: (page) => all(page, 'iframe').filter((frame) => nameOf(page, frame) === ''),
  },
];
