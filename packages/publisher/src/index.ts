export { askPublisher } from './askPublisher';
export type { Commands, PublisherConfig } from './config';
export { editorAddress, type EditorAddress } from './entryAddress';
export { publishOnce } from './publishOnce';
export { readPublisherSettings, SettingsError, type PublisherSettings } from './readSettings';
export type { ReleaseMetadata } from './releases/releaseFolder';
export { startPublisher, type PublisherOptions, type RunningPublisher } from './startPublisher';
export type { StatusTheme } from './pages/theme';
export type { StatusPageOptions } from './status/statusPageOptions';
