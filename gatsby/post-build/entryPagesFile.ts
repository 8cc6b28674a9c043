/** Where each entry is shown, for the publisher; beside the content report, which `gatsby clean` keeps as well. */
export const entryPagesFile = '.space/entry-pages.json';
