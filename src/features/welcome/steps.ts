import { languageSegment } from '~/src/i18n/paths';

/** What the welcome page knows of the space: the context that it is created with. */
export type WelcomeState = {
  /** Locale codes of the space, the default one first. */
  readonly locales: readonly string[];
  /** Whether the space has what the steps create. */
  readonly hasLanguage: boolean;
  readonly hasCountry: boolean;
};

type WelcomeStep = { title: string; text: string; isDone: boolean };

/** Entries that a space needs before its first page, in the order to create them. */
export const welcomeSteps = ({
  locales,
  hasLanguage,
  hasCountry,
}: WelcomeState): readonly WelcomeStep[] => [
  {
    title: 'A language',
    text: `Its local code decides the language of pages: one of the locales of this space (${locales.join(', ')}) or a variety of one, such as ${languageSegment(locales[0] ?? 'en')}-CA.`,
    isDone: hasLanguage,
  },
  {
    title: 'A country',
    text: 'Its technical name is the first part of addresses, such as ca. Link it to the language.',
    isDone: hasCountry,
  },
  {
    title: 'A page',
    text: 'With the template “homepage” and the slug “home”, linked to the country: the home page of your first site.',
    isDone: false,
  },
  {
    title: 'A header and a footer',
    text: 'With the menus of the site, linked from the country. The texts of buttons and labels are English until there are label entries.',
    isDone: false,
  },
];
