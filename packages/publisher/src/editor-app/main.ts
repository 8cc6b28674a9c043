// eslint-disable-next-line import-x/no-extraneous-dependencies -- Bundled with the package.
import { init, locations, type SidebarAppSDK } from '@contentful/app-sdk';
import { startSidebar } from './sidebar';

init((sdk) => {
  if (sdk.location.is(locations.LOCATION_ENTRY_SIDEBAR)) startSidebar(sdk as SidebarAppSDK);
  else document.body.append('Install this app in the sidebar of entries.');
});
