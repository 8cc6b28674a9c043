/** Milliseconds; a probe of a monitor usually waits longer. */
const patience = 2000;

/** Why the preview has nothing to show; undefined if `gatsby develop` answers. */
export const upstreamFault = (upstream: string): Promise<string | undefined> =>
  fetch(upstream, { method: 'HEAD', signal: AbortSignal.timeout(patience) }).then(
    ({ status }) => (status < 500 ? undefined : `The site answers ${status}.`),
    () => 'The site does not answer yet.',
  );
