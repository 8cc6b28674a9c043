import { createClient } from 'contentful';
import { refetchLinking } from '~/plugins/contentful-consistency/refetchLinking';

// Runs in a process of its own, in the folder of its notes: which authorities Node trusts is decided when it starts.
const [, , host = '', token] = process.argv;
const space = {
  spaceId: 'talvane',
  environment: 'master',
  accessToken: 'local-delivery-token',
  host,
};

// As gatsby-source-contentful syncs.
const client = createClient({
  space: space.spaceId,
  ...space,
  adapter: refetchLinking(space),
}).withoutLinkResolution;

client.sync(token ? { nextSyncToken: token } : { initial: true, limit: 20 }).then(
  ({ entries, deletedEntries, nextSyncToken }) =>
    console.log(
      JSON.stringify({
        token: nextSyncToken,
        entries: entries.map(({ sys, fields }) => [sys.id, sys.updatedAt, Object.keys(fields)]),
        titles: Object.fromEntries(entries.map(({ sys, fields }) => [sys.id, fields.title])),
        deleted: deletedEntries.map(({ sys }) => sys.id),
      }),
    ),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
