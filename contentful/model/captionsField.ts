import { text } from './define';

/** What is said or heard in a video, in the language of the page. */
export const captionsField = text('Captions of the video', {
  localized: true,
  isData: true,
  help: 'WebVTT: a line with two times, such as 00:00.000 --> 00:04.000, below it what is said or heard, then an empty line.',
});
