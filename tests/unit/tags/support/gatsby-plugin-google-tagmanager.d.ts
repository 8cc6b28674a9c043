// The package brings no types; these are of what Gatsby calls.
declare module 'gatsby-plugin-google-tagmanager/gatsby-node' {
  export const onPreInit: (args: object, options: object) => void;
}
declare module 'gatsby-plugin-google-tagmanager/gatsby-ssr' {
  import type { ReactElement } from 'react';
  export const onRenderBody: (
    args: {
      setHeadComponents: (parts: ReactElement[]) => void;
      setPreBodyComponents: (parts: ReactElement[]) => void;
    },
    options: object,
  ) => void;
}
