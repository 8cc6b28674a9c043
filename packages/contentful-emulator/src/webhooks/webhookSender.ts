import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { SpaceContext } from '../delivery/spaceContext';
import type { SpaceStore } from '../store/spaceStore';
import { buildRequest } from './buildRequest';
import { CallLog } from './callLog';
import { matchesWebhook } from './matchesWebhook';
import { sendRequest, type WebhookResponse } from './sendRequest';
import type { WebhookDefinition } from './webhookDefinition';
import { entityEvent, resourceEvent, type WebhookEvent } from './webhookEvent';

export type WebhookOptions = {
  /** Delay between attempts; 30,000 in Contentful. */
  retryMilliseconds: number;
  authorities: () => string[];
  /** The environment whose events call webhooks without filters. */
  defaultEnvironment: string;
  log: (line: string) => void;
  /** The store of the space's webhooks, if it is not that of the environment, and the log of their calls. */
  space?: { store: SpaceStore; calls: CallLog };
};

const maximumAttempts = 3;
const maximumConcurrency = 20;

const isRetryable = (response: WebhookResponse | undefined) =>
  response === undefined || response.statusCode >= 500 || response.statusCode === 429;

/**
 * Calls the webhooks of the space after each change: concurrently, without a guaranteed order, with two retries if the
 * receiver fails. Pending calls are lost when the emulator stops.
 */
export class WebhookSender {
  readonly calls: CallLog;
  private readonly abort = new AbortController();
  private readonly queue: (() => Promise<void>)[] = [];
  private running = 0;

  constructor(
    private readonly context: SpaceContext,
    private readonly options: WebhookOptions,
  ) {
    this.calls = options.space?.calls ?? new CallLog();
    // Each waiting call listens for the end.
    setMaxListeners(0, this.abort.signal);
    const { store } = context;
    store.subscribe((change) => {
      // The content type has an event of its own.
      if (change.action !== 'rename') this.enqueue(entityEvent(change, context));
    });
    store.subscribeToResources((change) => {
      const event = resourceEvent(change, context);
      if (event) this.enqueue(event);
    });
  }

  close(): void {
    this.queue.length = 0;
    this.abort.abort();
  }

  private get definitions(): SpaceStore {
    return this.options.space?.store ?? this.context.store;
  }

  private enqueue(event: WebhookEvent) {
    for (const { id, body } of this.definitions.resources('WebhookDefinition')) {
      const webhook = body as WebhookDefinition;
      if (!this.matchesWebhook(webhook, event)) continue;
      this.queue.push(() => this.deliver(id, webhook, event, 1));
    }
    this.processQueue();
  }

  private matchesWebhook(webhook: WebhookDefinition, event: WebhookEvent): boolean {
    try {
      return matchesWebhook(webhook, event, this.options.defaultEnvironment);
    } catch (error) {
      this.options.log(`webhook "${webhook.name}": invalid filters: ${(error as Error).message}`);
      return false;
    }
  }

  private processQueue() {
    while (this.running < maximumConcurrency) {
      const next = this.queue.shift();
      if (!next) return;
      this.running += 1;
      void next().finally(() => {
        this.running -= 1;
        this.processQueue();
      });
    }
  }

  private async deliver(
    id: string,
    webhook: WebhookDefinition,
    event: WebhookEvent,
    attempt: number,
  ): Promise<void> {
    const { context, options, abort } = this;
    const secret = this.definitions.resource('SigningSecret', 'signing_secret')?.body.value;
    const requestAt = new Date().toISOString();
    let response: WebhookResponse | undefined;
    let error: string | undefined;
    const request = buildRequest(
      id,
      webhook,
      event,
      attempt,
      typeof secret === 'string' ? secret : undefined,
      context,
    );
    try {
      response = await sendRequest(request, options.authorities, abort.signal);
    } catch (caught) {
      error = (caught as Error).message;
    }
    if (abort.signal.aborted) return;
    const responseAt = new Date().toISOString();
    const { action: eventType } = event;
    this.calls.add({ webhookId: id, eventType, requestAt, responseAt, request, response, error });
    if (!isRetryable(response)) return;
    const reason = error ?? `responded with ${response?.statusCode ?? 0}`;
    options.log(`webhook "${webhook.name}" (${webhook.url}), attempt ${attempt}: ${reason}`);
    if (attempt < maximumAttempts) void this.retry(id, webhook, event, attempt + 1);
  }

  /** Waits outside of the queue, so that a failing receiver does not block the calls of others. */
  private async retry(
    id: string,
    webhook: WebhookDefinition,
    event: WebhookEvent,
    attempt: number,
  ) {
    try {
      const { signal } = this.abort;
      await wait(this.options.retryMilliseconds, undefined, { signal, ref: false });
    } catch {
      return;
    }
    this.queue.push(() => this.deliver(id, webhook, event, attempt));
    this.processQueue();
  }
}
