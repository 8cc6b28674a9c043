import { settingsOfBuild } from './buildSettings';

const ofSpace = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT'];
/** Of GATSBY_ variables, which a build may inline into scripts, none that looks like a secret by mistake. */
const isSecret = (name: string): boolean => /TOKEN|SECRET|PASSWORD|KEY/.test(name);

/** Whether a variable decides what a build writes, so that signed manifests name it and a rebuild sets it. */
const isOfBuild = (name: string): boolean =>
  name === 'SITE_REGIONS' ||
  settingsOfBuild.some((known) => known === name) ||
  (/^GATSBY_\w+$/.test(name) && !isSecret(name));

/** The settings of a release: variables by name. They are no secrets. */
export const settingsOfRelease = (
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .flatMap(([name, value]): [string, string][] =>
        value && (isOfBuild(name) || ofSpace.includes(name)) ? [[name, value]] : [],
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The variables of a rebuild, of those that a signed manifest names; others are left out. */
export const settingsOfRebuild = (
  source: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => isOfBuild(name)));
