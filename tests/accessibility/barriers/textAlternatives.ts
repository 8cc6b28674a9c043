import type { Barrier } from './barrier';

const withPictures = ['homepage', 'insight', 'insights', 'service'] as const;

/** Guidelines 1.1 and 1.2. */
export const textAlternatives: readonly Barrier[] = [
  {
    id: 'no-alternative',
    title: 'A picture has no alternative',
    criterion: '1.1.1',
    technique: 'F65',
    on: withPictures,
    apply: () => document.querySelector('main img[alt]:not([alt=""])')!.removeAttribute('alt'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'file-name',
    title: 'The alternative is the name of a file',
    criterion: '1.1.1',
    technique: 'F30',
    on: withPictures,
    apply: () =>
      document.querySelector('main img[alt]:not([alt=""])')!.setAttribute('alt', 'IMG_2041.jpg'),
    caughtBy: ['html'],
  },
  {
    id: 'slug-as-alternative',
    title: 'The alternative is a slug',
    criterion: '1.1.1',
    technique: 'F30',
    on: withPictures,
    apply: () =>
      document
        .querySelector('main img[alt]:not([alt=""])')!
        .setAttribute('alt', 'team-photo-final-v2'),
    caughtBy: ['html'],
  },
  {
    id: 'placeholder',
    title: 'The alternative is “image”',
    criterion: '1.1.1',
    technique: 'F30',
    on: withPictures,
    apply: () =>
      document.querySelector('main img[alt]:not([alt=""])')!.setAttribute('alt', 'image'),
    caughtBy: ['html'],
  },
  {
    id: 'alternative-repeats-link',
    title: 'A linked picture repeats the text of its link',
    criterion: '1.1.1',
    technique: 'H2',
    on: ['homepage', 'insights'],
    apply: () => {
      const link = [...document.querySelectorAll('main a')].find((it) => it.textContent?.trim())!;
      const image = document.createElement('img');
      image.src = '/favicon-32x32.png';
      image.alt = link.textContent.trim();
      link.prepend(image);
    },
    caughtBy: ['html'],
  },
  {
    id: 'drawing-without-name',
    title: 'A chart is a drawing without a name',
    criterion: '1.1.1',
    technique: 'F20',
    on: ['investors'],
    apply: () => document.querySelector('main svg[role="img"]')!.removeAttribute('aria-label'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'picture-in-background',
    title: 'A picture with a meaning is a background',
    criterion: '1.1.1',
    technique: 'F3',
    on: ['homepage', 'insight', 'service'],
    css: '.barrier { width: 300px; height: 200px; background-image: url("/favicon-32x32.png"); }',
    apply: () => {
      const picture = document.createElement('div');
      picture.className = 'barrier';
      document.querySelector('main')!.append(picture);
    },
    caughtBy: ['styles'],
  },
  {
    id: 'drawing-of-letters',
    title: 'A picture is drawn with letters',
    criterion: '1.1.1',
    technique: 'F72',
    on: ['insight'],
    apply: () => {
      const drawing = document.createElement('pre');
      drawing.textContent = '  ////\\\\\\\\  \n |==(o)(o)==|\n  \\\\____////  \n   |#|##|#|  ';
      document.querySelector('main')!.append(drawing);
    },
    caughtBy: ['html'],
  },
  {
    id: 'picture-button-without-alternative',
    title: 'A button that is a picture has no alternative',
    criterion: '1.1.1',
    technique: 'F65',
    on: ['contact-us'],
    apply: () => {
      const button = document.createElement('input');
      button.type = 'image';
      button.src = '/favicon-32x32.png';
      document.querySelector('main form')!.append(button);
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'no-captions',
    title: 'A film has no captions',
    criterion: '1.2.2',
    technique: 'F8',
    on: ['service'],
    apply: () => document.querySelector('main video track')!.remove(),
    caughtBy: ['html'],
  },
  {
    id: 'film-without-text',
    title: 'A film without sound has no text that says what it shows',
    criterion: '1.2.1',
    technique: 'F67',
    on: ['service'],
    apply: () => document.querySelector('main video')!.removeAttribute('aria-label'),
    caughtBy: ['html'],
  },
  {
    id: 'film-plays-by-itself',
    title: 'A film plays by itself',
    criterion: '1.4.2',
    technique: 'F23',
    on: ['service'],
    apply: () => document.querySelector('main video')!.setAttribute('autoplay', ''),
    caughtBy: ['html', 'motion'],
  },
  {
    id: 'wrong-alternative',
    title: 'The alternative describes another picture',
    criterion: '1.1.1',
    technique: 'F20',
    on: withPictures,
    apply: () =>
      document
        .querySelector('main img[alt]:not([alt=""])')!
        .setAttribute('alt', 'Two people who shake hands in a meeting room'),
    caughtBy: [],
  },
  {
    id: 'text-in-picture',
    title: 'A picture of words stands for a text',
    criterion: '1.4.5',
    technique: 'C30',
    on: ['homepage', 'insight', 'service'],
    apply: () => {
      const title = document.querySelector('h1')!;
      const image = document.createElement('img');
      image.src = '/favicon-32x32.png';
      image.alt = title.textContent.trim();
      title.replaceChildren(image);
    },
    caughtBy: [],
  },
  {
    id: 'no-audio-description',
    title: 'A film with a speaker shows what is never said',
    criterion: '1.2.5',
    technique: 'G78',
    on: ['service'],
    apply: () => document.querySelector('main video')!.setAttribute('data-has-speech', ''),
    caughtBy: [],
  },
];
