import { accessTokenInvalid } from '../delivery/apiError';
import { parseQuery } from '../delivery/queryPaging';
import type { View } from '../types';
import type { HttpContext, Request } from './app';
import { isSameToken } from './sameToken';

/** The token of a request: `Authorization: Bearer …` or, as Contentful allows, `access_token` in the query. */
const tokenOf = (request: Request): string => {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? parseQuery(request.url).get('access_token') ?? '';
};

/** For the management API. */
export const authenticateManagement = (request: Request, { tokens, faults }: HttpContext): void => {
  if (faults.settings.rejectTokens && faults.touches(request.url)) throw accessTokenInvalid();
  if (!isSameToken(tokenOf(request), tokens.management)) throw accessTokenInvalid();
};

/** Which view the token of a request opens. Throws Contentful's 401 if it opens none. */
export const authenticate = (request: Request, { tokens, faults }: HttpContext): View => {
  const given = tokenOf(request);
  if (faults.settings.rejectTokens && faults.touches(request.url)) throw accessTokenInvalid();
  if (isSameToken(given, tokens.delivery)) return 'delivery';
  if (isSameToken(given, tokens.preview)) return 'preview';
  throw accessTokenInvalid();
};

/** For the endpoints that steer this server: the delivery token, also while a fault refuses it elsewhere. */
export const authenticateControl = (request: Request, { tokens }: HttpContext): void => {
  if (!isSameToken(tokenOf(request), tokens.delivery)) throw accessTokenInvalid();
};
