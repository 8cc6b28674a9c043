import type { PageTypeId } from '../../contentful/model/sharedFields';
import type { TemplateId, TemplateSetId } from '../../contentful/model/templates';
import type { SiteAddress } from '../../src/i18n/paths';
import type { WrittenIn } from './isWritten';
import { ProblemError, problemLine, type BuildProblem } from '../problems/buildProblem';

/** The fields of a country entry that routes depend on. */
export type SiteCountry = {
  id: string;
  technicalName: string;
  urlPrefix: string;
  isMultilang: boolean;
  templateSet: TemplateSetId;
  order: number;
  /** Gatsby's node of the entry, by locale of the space. */
  nodeIds: Readonly<Record<string, string>>;
  /** In the order of the entry: the first is the language the region opens in. */
  languages: readonly { name: string; localCode: string }[];
};

/** The fields that routes depend on, of an entry with a page of its own. */
export type RouteEntry = {
  id: string;
  /** What editors call it. */
  name: string;
  type: PageTypeId;
  /** As the editor chose it, for `page` entries. */
  template?: string;
  slug: string;
  /** Ids of country entries. */
  countries: readonly string[];
  /** The only languages of those countries that show it, two letters each; empty for all. */
  languages: readonly string[];
  isTopLevel: boolean;
  hasNoNavigation: boolean;
  /** An insight published elsewhere has no page here. */
  isPublishedElsewhere: boolean;
  /** Ids of the insights that its page lists; undefined for entries whose sites are those of their countries. */
  insights?: readonly string[];
  /** An opening past its closing date has no page. */
  isClosed: boolean;
  /** Required fields without a value, by locale of the space. */
  missingFields: Readonly<Record<string, readonly string[]>>;
  /** Gatsby's node of the entry, by locale of the space. */
  nodeIds: Readonly<Record<string, string>>;
};

export type RoutesInput = {
  /** Locale codes of the space, the default one first. */
  locales: readonly string[];
  countries: readonly SiteCountry[];
  entries: readonly RouteEntry[];
  /** Where texts are written, and where they are those of the fallback locale. */
  writtenIn?: WrittenIn;
};

/** One country in one language. */
export type Site = SiteAddress & {
  /** `be/fr`, or `worldwide`: names the site in files and reports. */
  id: string;
  countryId: string;
  /** Gatsby's node of the country in the locale of the site. */
  countryNodeId: string;
  countryOrder: number;
  localCode: string;
  languageName: string;
  /** The locale of the space that its content is read in. */
  locale: string;
  isMultilang: boolean;
  templateSet: TemplateSetId;
};

export type Route = {
  path: string;
  template: TemplateId;
  entryId: string;
  entryType: PageTypeId;
  /** Gatsby's node of the entry in the locale of the page. */
  nodeId: string;
  slug: string;
  locale: string;
  hasNoNavigation: boolean;
  /** The number of a page of older insights, whose node is that of the listing; it is of no entry. */
  archive?: number;
  /** Not translated: it shows the text of the locale that its own falls back to. */
  isFallback?: true;
  /** The site it belongs to; undefined for pages at the top of the address. */
  site: Site | undefined;
};

/** A page that is not made, and why. */
export type LeftOutPage = { entryId: string; entryName: string; site: string; reason: string };

export type Routes = {
  sites: readonly Site[];
  pages: readonly Route[];
  leftOut: readonly LeftOutPage[];
};

/** Content that has no valid routes; `problems` names every entry to change. */
export class RoutesError extends ProblemError {
  override name = 'RoutesError';

  constructor(problems: readonly BuildProblem[]) {
    const lines = problems.map((problem) => `- ${problemLine(problem)}`);
    super(problems, `The content cannot be made into pages:\n${lines.join('\n')}`);
  }
}
