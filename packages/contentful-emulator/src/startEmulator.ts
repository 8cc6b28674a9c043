import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { addControlRoutes } from './control/controlRoutes';
import { accessStore } from './control/storeAccess';
import type { SpaceContext } from './delivery/spaceContext';
import { addEditorRoutes } from './editor/editorRoutes';
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
import { localSpace } from './localSpace';
import { openSpace } from './openSpace';
import type { SpaceStore } from './store/spaceStore';
import { trustedAuthorities } from './tls/authorities';
import { getServerCertificate } from './tls/certificates';
import { WebhookSender } from './webhooks/webhookSender';

export type SpaceServerOptions = {
  /** A contentful-export file; files of assets lie beside it (see README.md). */
  spaceFile: string;
  /** Where changes, certificates and caches are kept, e.g. `.space`. */
  stateFolder: string;
  /** 0 takes any free port; 9443 if undefined. */
  port?: number;
  host?: string;
  spaceId: string;
  environment?: string;
  deliveryToken: string;
  /** Without it there is no preview API. */
  previewToken?: string;
  /** Without it there is no management API and no editing page. */
  managementToken?: string;
  /** Between the attempts to reach a webhook; 30,000 as with Contentful if undefined. */
  webhookRetryMilliseconds?: number;
  /** Where a publisher tells the state of the site; the editing page shows it. */
  publisherUrl?: string;
  /** Gets one line at a time; prints nothing if undefined. */
  log?: (line: string) => void;
};

export type SpaceServer = {
  /** `https://localhost:PORT` */
  origin: string;
  /** `localhost:PORT`, as the `host` option of the SDK and of gatsby-source-contentful wants it. */
  host: string;
  /** For NODE_EXTRA_CA_CERTS. */
  certificateAuthorityFile: string;
  /** What of the space file is not served, one line each. */
  warnings: readonly string[];
  /** Changes whenever what the delivery API shows may have. */
  contentVersion(): string;
  faults: Faults;
  store: SpaceStore;
  close(): Promise<void>;
};

const shownWarnings = 20;

/** The editing page asks for no password, so it is there for people on this machine only. */
const isLoopback = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host);

const listen = async (app: App, host: string, port: number): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `port ${port} on ${host} is in use; stop what uses it or choose another port for the space`,
    );
  }
  return (app.server.address() as AddressInfo).port;
};

/**
 * Starts a Contentful space on this machine: delivery, preview and image APIs over TLS. Throws with one clear message
 * if the space file cannot be served, the state folder is in use or the port is taken.
 */
export const startSpaceServer = async (options: SpaceServerOptions): Promise<SpaceServer> => {
  const { spaceId, environment = 'master', host: bindTo = '127.0.0.1' } = options;
  const log = options.log ?? (() => undefined);
  const stateFolder = resolve(options.stateFolder);
  const space = await openSpace({ ...options, log });
  const { store, library, lock, warnings } = space;
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
        delivery: options.deliveryToken,
        preview: options.previewToken,
        management: options.managementToken,
      },
      faults: new Faults(),
      log,
    };
    const context: SpaceContext = { spaceId, environment, host: '', store, library };
    const spaceFile = resolve(options.spaceFile);
    const access = accessStore(store, { spaceId, environment, spaceFile }, () => undefined);
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
      addEditorRoutes(app, context, options.publisherUrl);
    }
    stop.push(runSchedule(context, log));
    const port = await listen(app, bindTo, options.port ?? localSpace.port);
    context.host = `localhost:${port}`;
    const origin = `https://${context.host}`;
    lock.announce({
      origin,
      spaceId,
      deliveryToken: options.deliveryToken,
      certificateAuthorityFile: tls.authorityFile,
    });
    warnings.slice(0, shownWarnings).forEach((warning) => log(warning));
    if (warnings.length > shownWarnings) {
      log(`… and ${warnings.length - shownWarnings} more of this kind`);
    }
    const running = app;
    return {
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
