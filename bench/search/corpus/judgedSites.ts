/** Region and language of each demo site that is asked the judged queries. */
export const judgedSites = [
  ['us', 'en'],
  ['fr', 'fr'],
  ['br', 'pt'],
  ['sp', 'es'],
] as const;
