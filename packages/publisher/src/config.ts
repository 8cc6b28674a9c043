import type { BuildStateConfig } from './build-state/types';
import type { Check, SitePage } from './checks/types';
import type { DryRunConfig } from './dry-run/types';
import type { ReleaseMetadata } from './releases/releaseFolder';
import type { StatusPageOptions } from './status/statusPageOptions';

/** The config of a project. A config file exports it as its default. */
export type PublisherConfig = {
  /**
   * A program and its arguments that builds the site, run in the folder of the project. Any exit code but 0 is a failure;
   * the program may print the events of `static-site-publisher/build-events` to say why.
   */
  buildCommand: readonly string[];
  /**
   * The same for a prewarmed build: it starts before a webhook comes, loads what does not depend on content, prints the event
   * `ready`, and builds when the line `{"type":"start"}` comes on standard input. Undefined: builds are not prewarmed.
   */
  prewarmCommand?: readonly string[];
  /** Where the build writes the site, from the folder of the project; `public` if undefined. */
  outputFolder?: string;
  /** The pages that the build is expected to write; every HTML file if undefined. Called after each build. */
  readPages?: (
    publicFolder: string,
    siteFolder: string,
  ) => readonly SitePage[] | Promise<readonly SitePage[]>;
  /**
   * What is checked before each release, in this order; `checkPagesWritten`, `checkLinks` and `checkPageCount` of
   * `static-site-publisher/checks` if undefined.
   */
  checks?: readonly Check[];
  /**
   * Matches the paths (`/app-0123abcd.js`) of files that have a hash of their content in their name. They stay in later
   * releases for tabs that are open, for `PUBLISH_KEEP_HOURS`. If undefined, those with 8 or more hexadecimal digits
   * before the last part of the name.
   */
  immutableFiles?: RegExp;
  /**
   * Additional files and folders of each release, such as the configuration of a web server: paths in the project, by name
   * in the release. Missing ones are skipped.
   */
  extraFiles?: Readonly<Record<string, string>>;
  /** What a release is built from, such as its commit, for its signed manifest; called if `PUBLISH_SIGNING_KEY` is set. */
  describeSource?: (
    siteFolder: string,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Matches the paths (`static/report.pdf`) of files whose addresses are not public; signed manifests, which are, omit them. */
  unlistedFiles?: RegExp;
  /**
   * A JSON file of the build that tells where each entry is shown (`EntryPages` of `static-site-publisher/entries`), from the
   * folder of the project. It is kept with each release, and the sidebar app of the editor reads it.
   */
  entryPagesFile?: string;
  /**
   * A JSON file of the build that lists texts without a translation (`TranslationGap` of `static-site-publisher/translations`),
   * from the folder of the project. It is kept with each release, and shown at `/translations`.
   */
  translationsFile?: string;
  /**
   * How the build takes drafts for published. With it and `PUBLISH_APP_TOKEN`, editors can ask what publishing an entry would
   * change.
   */
  dryRun?: DryRunConfig;
  /** What a build leaves for the next one, for the publishers that share it (`PUBLISH_BUILD_STATE`). */
  buildState?: BuildStateConfig;
  /** Called after the switch to a release, before `PUBLISH_AFTER_RELEASE`. May be called again after a crash. */
  onRelease?: (release: ReleaseMetadata, siteFolder: string) => void | Promise<void>;
  /** The name and theme of the status page. */
  statusPage?: StatusPageOptions;
  /** The commands that start the publisher and confirm a page count, as messages name them. */
  commands?: Commands;
};

export type Commands = { start: string; confirm: string };

const defaultCommands: Commands = {
  start: 'npx static-site-publisher start',
  confirm: 'npx static-site-publisher confirm',
};

export const commandsOf = ({ commands }: Pick<PublisherConfig, 'commands'>): Commands =>
  commands ?? defaultCommands;

export const outputFolderOf = ({ outputFolder }: Pick<PublisherConfig, 'outputFolder'>): string =>
  outputFolder ?? 'public';
