/** Checks of a built site before its release, with types and helpers for custom checks. Imports no server code. */
export { checkLinks } from './checkLinks';
export { checkPageCount } from './checkPageCount';
export { checkPagesWritten } from './checkPagesWritten';
export { findDeadLinks, type ExternalLink } from './findDeadLinks';
export { findBrokenLinks, type BrokenLink } from './findBrokenLinks';
export { fileOfPath, readSiteMetadata, type SiteMetadata } from './readSiteMetadata';
export { runChecks } from './runChecks';
export type { BuiltSite, Check, CheckOutcome, CheckResult, SitePage } from './types';
export type { CheckProblem } from '../build/checkProblem';
