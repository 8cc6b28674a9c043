import { accessTokenInvalid } from '../delivery/apiError';
import { parseQuery } from '../delivery/queryPaging';
import type { View } from '../types';
import type { HttpContext, Request } from './app';
import { isSameToken } from './isSameToken';

/** Access token of a request: the header `Authorization: Bearer …`, else the query parameter `access_token`. */
const tokenOf = (request: Request): string => {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? parseQuery(request.url).get('access_token') ?? '';
};

/** Throws Contentful's 401 unless the request has the management token. */
export const authenticateManagement = (request: Request, { tokens, faults }: HttpContext): void => {
  if (faults.settings.rejectTokens && faults.appliesTo(request.url)) throw accessTokenInvalid();
  if (!isSameToken(tokenOf(request), tokens.management)) throw accessTokenInvalid();
};

/** Returns the view that the request's token gives access to. Throws Contentful's 401 for other tokens. */
export const authenticate = (request: Request, { tokens, faults }: HttpContext): View => {
  const token = tokenOf(request);
  if (faults.settings.rejectTokens && faults.appliesTo(request.url)) throw accessTokenInvalid();
  if (isSameToken(token, tokens.delivery)) return 'delivery';
  if (isSameToken(token, tokens.preview)) return 'preview';
  throw accessTokenInvalid();
};

/** Requires the delivery token for the emulator's own endpoints. Ignores the fault `rejectTokens`. */
export const authenticateControl = (request: Request, { tokens }: HttpContext): void => {
  if (!isSameToken(tokenOf(request), tokens.delivery)) throw accessTokenInvalid();
};
