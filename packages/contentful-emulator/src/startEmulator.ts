import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import type { AdminTheme } from './admin-ui/adminTheme';
import type { SidebarApp } from './admin-ui/app-host/sidebarApp';
import { addEditorRoutes } from './admin-ui/editorRoutes';
import type { PreviewUrl } from './admin-ui/livePreviewRoutes';
import { addControlRoutes } from './control/controlRoutes';
import { accessStore } from './control/storeAccess';
import { defaults } from './defaults';
import type { SpaceContext } from './delivery/spaceContext';
import { deriveContext, Environments } from './environments/environments';
import { Faults } from './faults/faults';
import type { App, HttpContext } from './http/app';
import { apiConstraint } from './http/apiConstraint';
import { addAssetRoutes } from './http/assetRoutes';
import { addBodyParsers } from './http/bodyParsers';
import { addDeliveryRoutes } from './http/deliveryRoutes';
import { addHooks } from './http/hooks';
import { ImageCache } from './images/imageCache';
import { addManagementRoutes } from './addManagementRoutes';
import { runSchedule } from './management/actions/runSchedule';
import { ReleaseRunner } from './management/releases/releaseRunner';
import { filesFolder } from './management/files/storeFile';
import { UploadFolder } from './management/files/uploadFolder';
import { openSpace } from './openSpace';
import type { SpaceStore } from './store/spaceStore';
import { trustedAuthorities } from './tls/authorities';
import { getServerCertificate } from './tls/certificates';
import { CallLog } from './webhooks/callLog';
import { WebhookSender } from './webhooks/webhookSender';

export type EmulatorOptions = {
  /** A contentful-export file, with the asset files next to it (see README.md). */
  exportFile: string;
  /** Folder for changes, certificates and caches. Default: `.contentful-emulator`. */
  stateFolder?: string;
  /** 0 chooses a free port. Default: 9443. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Default: the space id in the export file. */
  spaceId?: string | undefined;
  /** Default: `master`. */
  environment?: string | undefined;
  /** Default: `local-delivery-token`. */
  deliveryToken?: string;
  /** Without it the preview API is off. */
  previewToken?: string | undefined;
  /** Without it the management API and the admin UI are off. */
  managementToken?: string | undefined;
  /** Delay between attempts to call a webhook. Default: 30,000, as in Contentful. */
  webhookRetryMilliseconds?: number;
  /** URL of a publisher; the admin UI shows the state of the website from its `status.json`. */
  publisherUrl?: string | undefined;
  /** Without `publisherUrl`: id of a webhook, the URL of which is used instead. */
  publisherWebhookId?: string | undefined;
  /** Colours, fonts and logo of the admin UI. */
  adminTheme?: AdminTheme | undefined;
  /** The website's preview, beside which the admin UI edits: a URL with `{entry.sys.id}` and `{locale}`, or a function. */
  previewUrl?: PreviewUrl;
  /** An App Framework app in the sidebar of entries of the admin UI. */
  sidebarApp?: SidebarApp | undefined;
  /** Called with each log line. Default: no log. */
  log?: (line: string) => void;
};

export type Emulator = {
  spaceId: string;
  environment: string;
  deliveryToken: string;
  /** `https://localhost:PORT` */
  origin: string;
  /** `localhost:PORT`, for the option `host` of the SDK and of gatsby-source-contentful. */
  host: string;
  /** Certificate of the emulator's certificate authority, for NODE_EXTRA_CA_CERTS. */
  certificateAuthorityFile: string;
  /** Missing asset files and ignored values of the export file, one line each. */
  warnings: readonly string[];
  /** Version that changes whenever a response of the delivery API may have changed. */
  contentVersion(): string;
  faults: Faults;
  store: SpaceStore;
  close(): Promise<void>;
};

const shownWarnings = 20;

/** The admin UI has no login, so it is off unless the server listens on loopback. */
const isLoopback = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host);

const listen = async (app: App, host: string, port: number): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} on ${host} is in use; stop what uses it or choose another port`);
  }
  return (app.server.address() as AddressInfo).port;
};

/**
 * Starts an HTTPS server with the delivery, preview, management and images APIs of a space. Throws if the export file is
 * invalid, the state folder is locked or the port is in use.
 */
export const startEmulator = async (options: EmulatorOptions): Promise<Emulator> => {
  const {
    environment = defaults.environment,
    deliveryToken = defaults.deliveryToken,
    host: bindTo = '127.0.0.1',
  } = options;
  const log = options.log ?? (() => undefined);
  const stateFolder = resolve(options.stateFolder ?? defaults.stateFolder);
  const space = await openSpace({ ...options, stateFolder, log });
  const { spaceId, store, library, lock, warnings } = space;
  const stop: (() => void)[] = [];
  let app: App | undefined;
  try {
    const tls = await getServerCertificate(join(stateFolder, 'tls'));
    const makeApp = (): App =>
      fastify({
        https: { key: tls.key, cert: tls.certificate },
        genReqId: () => randomUUID(),
        routerOptions: {
          ignoreTrailingSlash: true,
          maxParamLength: 500,
          constraints: { api: apiConstraint(options.managementToken) },
        },
        forceCloseConnections: true,
      });
    app = makeApp();
    const http: HttpContext = {
      tokens: {
        delivery: deliveryToken,
        preview: options.previewToken,
        management: options.managementToken,
      },
      faults: new Faults(),
      log,
    };
    const context: SpaceContext = { spaceId, environment, host: '', store, library };
    const exportFile = resolve(options.exportFile);
    const storage = {
      uploads: new UploadFolder(join(stateFolder, 'uploads')),
      filesFolder: filesFolder(stateFolder),
      certificateAuthorityFile: tls.authorityFile,
    };
    const calls = new CallLog();
    const startUnit = (of: SpaceContext) => {
      const sender = new WebhookSender(of, {
        retryMilliseconds: options.webhookRetryMilliseconds ?? 30_000,
        authorities: () => trustedAuthorities(tls.authorityFile),
        defaultEnvironment: environment,
        space: { store, calls },
        log,
      });
      const releases = new ReleaseRunner(of, http.faults, log);
      const close = () => {
        sender.close();
        releases.close();
        if (of.store !== store) of.store.close();
      };
      return { store: of.store, context: of, releases, close };
    };
    const base = startUnit(deriveContext(context, { environment }));
    const addContentRoutes = (to: App, of: SpaceContext, unit: typeof base, all?: Environments) => {
      addHooks(to, http);
      addDeliveryRoutes(to, http, of);
      addBodyParsers(to);
      addManagementRoutes(to, http, of, storage, calls, unit.releases, environment, all);
    };
    const environments = new Environments(context, base, {
      folder: join(stateFolder, 'environments'),
      startUnit,
      buildApp: async (of, unit) => {
        const built = makeApp();
        addContentRoutes(built, of, unit);
        await built.ready();
        return built;
      },
    });
    stop.push(
      () => base.close(),
      () => environments.close(),
    );
    app.addHook('onRequest', async (request, reply) => {
      const other = await environments.appOf(request.raw.url ?? '');
      if (!other) return;
      reply.hijack();
      other.routing(request.raw, reply.raw);
    });
    addContentRoutes(app, context, base, environments);
    addAssetRoutes(app, context, new ImageCache(join(stateFolder, 'images')));
    const access = accessStore(
      store,
      { spaceId, environment, exportFile },
      () => undefined,
      () => environments.currentStore(),
    );
    addControlRoutes(app, http, access);
    if (options.managementToken && isLoopback(bindTo)) {
      addEditorRoutes(app, context, options);
    }
    stop.push(runSchedule(context, base.releases, log));
    const port = await listen(app, bindTo, options.port ?? defaults.port);
    context.host = `localhost:${port}`;
    const origin = `https://${context.host}`;
    lock.announce({
      origin,
      spaceId,
      deliveryToken,
      certificateAuthorityFile: tls.authorityFile,
    });
    warnings.slice(0, shownWarnings).forEach((warning) => log(warning));
    if (warnings.length > shownWarnings) {
      log(`… and ${warnings.length - shownWarnings} more warnings`);
    }
    environments.resume();
    const running = app;
    return {
      spaceId,
      environment,
      deliveryToken,
      origin,
      host: context.host,
      certificateAuthorityFile: tls.authorityFile,
      warnings,
      contentVersion: () => environments.currentStore().contentVersion(),
      faults: http.faults,
      store,
      close: async () => {
        stop.forEach((end) => end());
        await running.close();
        space.close();
      },
    };
  } catch (error) {
    stop.forEach((end) => end());
    await app?.close();
    space.close();
    throw error;
  }
};
