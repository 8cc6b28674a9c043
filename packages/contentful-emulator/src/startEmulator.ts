import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import type { AdminTheme } from './admin-ui/adminTheme';
import { addEditorRoutes } from './admin-ui/editorRoutes';
import { addControlRoutes } from './control/controlRoutes';
import { accessStore } from './control/storeAccess';
import { defaults } from './defaults';
import type { SpaceContext } from './delivery/spaceContext';
import { Faults } from './faults/faults';
import type { App, HttpContext } from './http/app';
import { apiConstraint } from './http/apiConstraint';
import { addAssetRoutes } from './http/assetRoutes';
import { addBodyParsers } from './http/bodies';
import { addDeliveryRoutes } from './http/deliveryRoutes';
import { addHooks } from './http/hooks';
import { ImageCache } from './images/imageCache';
import { addManagementRoutes } from './management/addManagementRoutes';
import { runSchedule } from './management/actions/runSchedule';
import { filesFolder } from './management/files/storeFile';
import { UploadFolder } from './management/files/uploadFolder';
import { openSpace } from './openSpace';
import type { SpaceStore } from './store/spaceStore';
import { trustedAuthorities } from './tls/authorities';
import { getServerCertificate } from './tls/certificates';
import { WebhookSender } from './webhooks/webhookSender';

export type EmulatorOptions = {
  /** A contentful-export file; files of assets lie beside it (see README.md). */
  exportFile: string;
  /** Where changes, certificates and caches are kept; `.contentful-emulator` if undefined. */
  stateFolder?: string;
  /** 0 takes any free port; 9443 if undefined. */
  port?: number;
  host?: string;
  /** The id in the export file if undefined. */
  spaceId?: string | undefined;
  /** `master` if undefined. */
  environment?: string | undefined;
  /** `local-delivery-token` if undefined. */
  deliveryToken?: string;
  /** Without it there is no preview API. */
  previewToken?: string | undefined;
  /** Without it there is no management API and no admin UI. */
  managementToken?: string | undefined;
  /** Between the attempts to reach a webhook; 30,000 as with Contentful if undefined. */
  webhookRetryMilliseconds?: number;
  /** A page whose `status.json` tells the state of the website; the admin UI shows it. */
  publisherUrl?: string | undefined;
  /** The webhook of a publisher of that kind, asked where `publisherUrl` is undefined. */
  publisherWebhookId?: string | undefined;
  /** The look of the admin UI. */
  adminTheme?: AdminTheme | undefined;
  /** Gets one line at a time; prints nothing if undefined. */
  log?: (line: string) => void;
};

export type Emulator = {
  spaceId: string;
  environment: string;
  deliveryToken: string;
  /** `https://localhost:PORT` */
  origin: string;
  /** `localhost:PORT`, as the `host` option of the SDK and of gatsby-source-contentful wants it. */
  host: string;
  /** For NODE_EXTRA_CA_CERTS. */
  certificateAuthorityFile: string;
  /** What of the export file is not served, one line each. */
  warnings: readonly string[];
  /** Changes whenever what the delivery API shows may have. */
  contentVersion(): string;
  faults: Faults;
  store: SpaceStore;
  close(): Promise<void>;
};

const shownWarnings = 20;

/** The admin UI asks for no password, so it is there for people on this machine only. */
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
 * Starts a Contentful space on this machine: delivery, preview, management and image APIs over TLS. Throws with one clear message
 * if the export file cannot be served, the state folder is in use or the port is taken.
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
    app = fastify({
      https: { key: tls.key, cert: tls.certificate },
      genReqId: () => randomUUID(),
      routerOptions: {
        ignoreTrailingSlash: true,
        maxParamLength: 500,
        constraints: { api: apiConstraint(options.managementToken) },
      },
      forceCloseConnections: true,
    });
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
    const access = accessStore(store, { spaceId, environment, exportFile }, () => undefined);
    addHooks(app, http);
    addDeliveryRoutes(app, http, context);
    addAssetRoutes(app, context, new ImageCache(join(stateFolder, 'images')));
    addBodyParsers(app);
    const sender = new WebhookSender(context, {
      retryMilliseconds: options.webhookRetryMilliseconds ?? 30_000,
      authorities: () => trustedAuthorities(tls.authorityFile),
      log,
    });
    stop.push(() => sender.close());
    const keeper = {
      uploads: new UploadFolder(join(stateFolder, 'uploads')),
      filesFolder: filesFolder(stateFolder),
      certificateAuthorityFile: tls.authorityFile,
    };
    addManagementRoutes(app, http, context, keeper, sender.calls);
    addControlRoutes(app, http, access);
    if (options.managementToken && isLoopback(bindTo)) {
      addEditorRoutes(app, context, options);
    }
    stop.push(runSchedule(context, log));
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
      log(`… and ${warnings.length - shownWarnings} more of this kind`);
    }
    const running = app;
    return {
      spaceId,
      environment,
      deliveryToken,
      origin,
      host: context.host,
      certificateAuthorityFile: tls.authorityFile,
      warnings,
      contentVersion: () => store.contentVersion(),
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
