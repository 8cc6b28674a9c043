import { onPreInit } from 'gatsby-plugin-google-tagmanager/gatsby-node';
import { onRenderBody } from 'gatsby-plugin-google-tagmanager/gatsby-ssr';
import type { ReactElement } from 'react';
import type { TagManagerSettings } from '~/gatsby/settings/readSettings';
import { tagManagerPlugin } from '~/gatsby/settings/tagManagerPlugin';
import { blockedScript } from '~/src/features/tag-manager/blockedScript';

/** What the installed gatsby-plugin-google-tagmanager sets in a page, with our options. */
export const pluginParts = (
  tagManager: TagManagerSettings,
): { head: ReactElement[]; preBody: ReactElement[] } => {
  const [plugin] = tagManagerPlugin(tagManager);
  if (typeof plugin !== 'object' || !plugin.options) throw new Error('There is no plugin.');
  const options = { ...plugin.options, includeInDevelopment: true };
  onPreInit({}, options);
  const head: ReactElement[] = [];
  const preBody: ReactElement[] = [];
  onRenderBody(
    {
      setHeadComponents: (parts) => head.push(...parts),
      setPreBodyComponents: (parts) => preBody.push(...parts),
    },
    options,
  );
  return { head, preBody };
};

/** The container's script as pages have it. */
export const heldContainer = (tagManager: TagManagerSettings): string => {
  const script = pluginParts(tagManager).head.find(({ key }) => key === 'plugin-google-tagmanager');
  if (!script) throw new Error('The plugin sets no script.');
  const { dangerouslySetInnerHTML } = script.props as {
    dangerouslySetInnerHTML: { __html: string };
  };
  const attributes = Object.entries(blockedScript).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${attributes.join('')}>${dangerouslySetInnerHTML.__html}</script>`;
};
