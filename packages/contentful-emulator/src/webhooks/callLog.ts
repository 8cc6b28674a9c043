import { linkTo } from '../delivery/spaceContext';
import { newId } from '../management/newId';
import { userLink } from '../management/user';
import type { WebhookRequest } from './buildRequest';
import type { WebhookResponse } from './sendRequest';

export type WebhookCall = {
  id: string;
  webhookId: string;
  eventType: string;
  requestAt: string;
  responseAt: string;
  request: WebhookRequest;
  response?: WebhookResponse;
  error?: string;
};

/** Contentful's limit per webhook. */
const maximumCalls = 500;

/** In-memory log of the last calls of each webhook, newest first. */
export class CallLog {
  private readonly calls = new Map<string, WebhookCall[]>();

  add(call: Omit<WebhookCall, 'id'>): void {
    const others = this.calls.get(call.webhookId) ?? [];
    this.calls.set(call.webhookId, [{ id: newId(), ...call }, ...others].slice(0, maximumCalls));
  }

  of(webhookId: string): readonly WebhookCall[] {
    return this.calls.get(webhookId) ?? [];
  }
}

/** Whether the receiver responded with 2xx. */
export const isHealthy = ({ response }: WebhookCall): boolean =>
  response !== undefined && response.statusCode >= 200 && response.statusCode < 300;

/** Management API item of a call in a list. */
export const callOverview = (call: WebhookCall, spaceId: string) => ({
  sys: {
    type: 'WebhookCallOverview',
    id: call.id,
    space: linkTo('Space', spaceId),
    createdBy: userLink,
    createdAt: call.requestAt,
  },
  requestAt: call.requestAt,
  responseAt: call.responseAt,
  statusCode: call.response?.statusCode ?? 0,
  errors: call.error === undefined ? [] : [call.error],
  eventType: call.eventType,
  url: call.request.url,
});

/** Management API item of a call, with request and response. Masks secret headers and the password. */
export const callDetails = (call: WebhookCall, spaceId: string, secretNames: readonly string[]) => {
  const overview = callOverview(call, spaceId);
  const hidden = new Set([...secretNames.map((name) => name.toLowerCase()), 'authorization']);
  const headers = Object.fromEntries(
    Object.entries(call.request.headers).map(([name, value]) => [
      name,
      hidden.has(name) ? '[Secure]' : value,
    ]),
  );
  return {
    ...overview,
    sys: { ...overview.sys, type: 'WebhookCallDetails' },
    request: { ...call.request, headers, timeout: 30_000 },
    response: { url: call.request.url, ...call.response },
  };
};
