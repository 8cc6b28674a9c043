import { join, resolve } from 'node:path';
import { accessEmulator, readStateHolder } from 'contentful-emulator/client';
import { localSpace } from '../../contentful/localSpace';
import { readSettings } from '../../gatsby/settings/readSettings';
import { checkSpace } from '../../plugins/contentful-consistency/checkSpace';
import { readPreviewUrlFile } from '../../publishing/preview/previewUrlFile';
import { say } from './output';
import { readSpaceVersion } from '../../plugins/contentful-consistency/spaceVersion';

const root = resolve(__dirname, '../..');

export type SpaceConnection = {
  /** Environment variables for Gatsby: the space, its token, and the certificate authority to trust. */
  env: NodeJS.ProcessEnv;
  /** A version that changes with the content. The part before the hyphen changes with the content model only. */
  readContentVersion: () => Promise<string>;
  /** The origin of the local space; undefined for a space of the settings. */
  localOrigin?: string;
  /** Checks that the space responds and has the content model; throws an error with the fix. */
  check: () => Promise<void>;
  /** Subscribes to publications; only if this process runs the space. */
  onPublish?: (listener: () => void) => void;
  /** Subscribes to all changes, including drafts; only if this process runs the space. */
  onSave?: (listener: () => void) => void;
  close: () => Promise<void>;
};

export type SpaceOptions = {
  /** Only one region of the demo content, which builds in a fraction of the time. */
  isSmall?: boolean | undefined;
};

/** The region of a small demo space, and the first of a first run. */
export const smallRegion = 'us';

/** The path of the export file: SPACE_FILE, else the demo space, which it generates. */
export const prepareExportFile = async ({ isSmall }: SpaceOptions = {}): Promise<string> => {
  if (process.env.SPACE_FILE) return resolve(process.env.SPACE_FILE);
  const { buildDemoSpace } = await import('../../contentful/demo-space/buildDemoSpace');
  const { exportFile, counts, pictures } = await buildDemoSpace({
    contentFolder: join(root, 'contentful/demo-space/content'),
    outputFolder: join(root, isSmall ? '.space/small' : '.space/demo'),
    ...(isSmall && { region: smallRegion }),
    onProgress: ({ done, total, made }) => {
      if (made > 0 && (done % 50 === 0 || done === total)) {
        say(`drawing the demo pictures: ${done} of ${total}`);
      }
    },
  });
  say(`demo space: ${counts.entries} entries, ${pictures.total} files, ${pictures.made} drawn`);
  return exportFile;
};

const localEnvironment = (host: string, certificateAuthorityFile: string) => ({
  ...process.env,
  CONTENTFUL_SPACE_ID: localSpace.spaceId,
  CONTENTFUL_ENVIRONMENT: localSpace.environment,
  CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
  CONTENTFUL_HOST: host,
  NODE_EXTRA_CA_CERTS: certificateAuthorityFile,
});

const connectLocalSpace = async (options: SpaceOptions): Promise<SpaceConnection> => {
  const holder = readStateHolder(resolve(root, localSpace.stateFolder));
  if (holder && options.isSmall) {
    throw new Error(
      `The local space runs already (process ${holder.pid}), with the content it was started with. End it, or leave --small out.`,
    );
  }
  if (holder?.origin && holder.certificateAuthorityFile && holder.deliveryToken) {
    const { origin, certificateAuthorityFile, deliveryToken } = holder;
    const readContentVersion = async (): Promise<string> => {
      const access = accessEmulator({ origin, certificateAuthorityFile, deliveryToken });
      const { contentVersion } = await access.status().finally(() => access.close());
      return contentVersion;
    };
    await readContentVersion();
    say(`local space: using the one that runs at ${origin}`);
    return {
      env: localEnvironment(new URL(origin).host, certificateAuthorityFile),
      localOrigin: origin,
      readContentVersion,
      check: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }
  // Imported here because loading them takes 0.5 s, which builds of a real space do not need.
  const [{ startEmulator }, { adminTheme }] = await Promise.all([
    import('contentful-emulator'),
    import('../../publishing/adminTheme'),
  ]);
  const server = await startEmulator({
    ...localSpace,
    exportFile: await prepareExportFile(options),
    stateFolder: resolve(root, localSpace.stateFolder),
    port: Number(process.env.SPACE_PORT || localSpace.port),
    adminTheme,
    previewUrl: () => readPreviewUrlFile(root),
    log: say,
  });
  say(`local space: ${server.origin}`);
  return {
    env: localEnvironment(server.host, server.certificateAuthorityFile),
    localOrigin: server.origin,
    readContentVersion: () => Promise.resolve(server.contentVersion()),
    check: () => Promise.resolve(),
    onPublish: (listener) => {
      let version = server.contentVersion();
      server.store.subscribe(() => {
        if (server.contentVersion() === version) return;
        version = server.contentVersion();
        listener();
      });
    },
    onSave: (listener) => {
      server.store.subscribe(listener);
    },
    close: () => server.close(),
  };
};

/**
 * Connects to the space in the settings and checks that it responds; starts the local space if the settings name none.
 */
export const connectSpace = async (options: SpaceOptions = {}): Promise<SpaceConnection> => {
  const ownContent = ['CONTENTFUL_SPACE_ID', 'SPACE_FILE'].find((name) => process.env[name]);
  if (options.isSmall && ownContent) {
    throw new Error(
      `--small is one region of the demo content, and ${ownContent} names other content. Unset it, or leave --small out.`,
    );
  }
  if (!process.env.CONTENTFUL_SPACE_ID) return connectLocalSpace(options);
  const settings = readSettings(process.env);
  say(`space "${settings.spaceId}" at ${settings.host}`);
  const check = (): Promise<void> => checkSpace(settings);
  await check();
  return {
    env: process.env,
    readContentVersion: () => readSpaceVersion(process.env),
    check,
    close: () => Promise.resolve(),
  };
};
