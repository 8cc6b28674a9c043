import { setTimeout as wait } from 'node:timers/promises';
import type { SpaceContext } from '../delivery/spaceContext';
import { buildRequest } from './buildRequest';
import { CallLog } from './callLog';
import { isWanted } from './isWanted';
import { sendRequest, type WebhookResponse } from './sendRequest';
import type { WebhookDefinition } from './webhookDefinition';
import { entityEvent, resourceEvent, type WebhookEvent } from './webhookEvent';

export type WebhookOptions = {
  /** Between the attempts to reach a webhook; 30,000 with Contentful. */
  retryMilliseconds: number;
  authorities: () => string[];
  log: (line: string) => void;
};

const maximumAttempts = 3;
const maximumAtOnce = 20;

const isWorthRetrying = (response: WebhookResponse | undefined) =>
  response === undefined || response.statusCode >= 500 || response.statusCode === 429;

/**
 * Calls the webhooks of the space after each change: at once, without keeping order, and twice more if the receiver
 * fails. What has not been told when the emulator ends is lost.
 */
export class WebhookSender {
  readonly calls = new CallLog();
  private readonly abort = new AbortController();
  private readonly waiting: (() => Promise<void>)[] = [];
  private running = 0;

  constructor(
    private readonly context: SpaceContext,
    private readonly options: WebhookOptions,
  ) {
    const { store } = context;
    store.subscribe((change) => this.tell(entityEvent(change, context)));
    store.subscribeToResources((change) => {
      const event = resourceEvent(change, context);
      if (event) this.tell(event);
    });
  }

  close(): void {
    this.waiting.length = 0;
    this.abort.abort();
  }

  private tell(event: WebhookEvent) {
    for (const { id, body } of this.context.store.resources('WebhookDefinition')) {
      const webhook = body as WebhookDefinition;
      if (!this.isWanted(webhook, event)) continue;
      this.waiting.push(() => this.deliver(id, webhook, event, 1));
    }
    this.work();
  }

  private isWanted(webhook: WebhookDefinition, event: WebhookEvent): boolean {
    try {
      return isWanted(webhook, event);
    } catch (error) {
      this.options.log(
        `webhook "${webhook.name}": its filters are wrong: ${(error as Error).message}`,
      );
      return false;
    }
  }

  private work() {
    while (this.running < maximumAtOnce) {
      const next = this.waiting.shift();
      if (!next) return;
      this.running += 1;
      void next().finally(() => {
        this.running -= 1;
        this.work();
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
    const secret = context.store.resource('SigningSecret', 'signing_secret')?.body.value;
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
    if (!isWorthRetrying(response)) return;
    const reason = error ?? `answered ${response?.statusCode ?? 0}`;
    options.log(`webhook "${webhook.name}" (${webhook.url}), attempt ${attempt}: ${reason}`);
    if (attempt < maximumAttempts) void this.retry(id, webhook, event, attempt + 1);
  }

  /** Waits beside the queue, so that a receiver that is down holds up no other. */
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
    this.waiting.push(() => this.deliver(id, webhook, event, attempt));
    this.work();
  }
}
