/** Gatsby's router has no types of its own. */
declare module '@gatsbyjs/reach-router' {
  import type { Context } from 'react';

  /** Location and `navigate`, which Gatsby's links read; a new object for each location. */
  export const LocationContext: Context<object>;
}
