/** Checks of a built site before its release, and what a project needs to write more of them. Loads no server. */
export { checkLinks } from './checkLinks';
export { checkPageCount } from './checkPageCount';
export { checkPagesWritten } from './checkPagesWritten';
export { findDeadAddresses, type ExternalLink } from './deadAddresses';
export { findBrokenLinks, type BrokenLink } from './findBrokenLinks';
export { fileOfPath, readSiteFacts, type SiteFacts } from './readSiteFacts';
export { runChecks } from './runChecks';
export type { BuiltSite, Check, CheckFindings, CheckProblem, CheckResult, SitePage } from './types';
