import { existsSync } from 'node:fs';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { campaignParameters, longestParameter } from '../../src/features/contact/campaign';
import {
  checkContact,
  contactFields,
  honeypotName,
  type ContactValues,
} from '../../src/features/contact/contactFields';
import { noJsFormResponse, type NoJsFormResponseOptions } from './noJsFormResponse';
import { storeSubmission } from './submissionStore';

export type ContactRouteOptions = {
  /** The built site, for its thank-you pages. */
  publicFolder: string;
  /** The folder of stored submissions. */
  submissionsFolder: string;
  /** Gatsby's path prefix. */
  pathPrefix?: string;
  /** The names of the connectors that get each submission. */
  connectors?: readonly string[];
  /** Called when a submission is stored. */
  onStored?: (id: string) => void;
};

export const contactPath = '/api/contact';

/** Bytes; more than the maximum of all fields. */
const bodyLimit = 64 * 1024;
/** Submissions of one IPv4 address or IPv6 /64 network in ten minutes. */
const rateLimitOptions = {
  max: 10,
  timeWindow: '10 minutes',
  addHeadersOnExceeding: {},
  addHeaders: { 'retry-after': true },
  errorResponseBuilder: (_request: FastifyRequest, { statusCode }: { statusCode: number }) =>
    Object.assign(new Error('Too many messages at once. Try again in ten minutes.'), {
      statusCode,
    }),
};

type Body = Record<string, unknown>;

/** The value of a field; the last one if it was sent repeatedly. */
const text = (body: Body, name: string): string => {
  const value = [body[name]].flat().at(-1);
  return typeof value === 'string' ? value : '';
};

const readValues = (body: Body): ContactValues =>
  ({
    ...Object.fromEntries(contactFields.map(({ name }) => [name, text(body, name)])),
    terms: text(body, 'terms') !== '' || body.terms === true,
  }) as ContactValues;

/** The campaign parameters that the form sends with the visitor's consent. */
const readCampaign = (body: Body): Record<string, string> | undefined => {
  const parameters = campaignParameters.flatMap((name): [string, string][] => {
    const value = text(body, `utm_${name}`).slice(0, longestParameter);
    return value === '' ? [] : [[name, value]];
  });
  return parameters.length > 0 ? Object.fromEntries(parameters) : undefined;
};

/** Protects against cross-site request forgery by the Origin and Sec-Fetch-Site headers. */
const isFromThisSite = ({ headers }: FastifyRequest): boolean => {
  const { origin, host, 'sec-fetch-site': fetchSite = 'none' } = headers;
  if (fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/** The thank-you page of a site, or the root if the site does not exist: no open redirect. */
const thankYouPage = (publicFolder: string, site: string): string => {
  const path = `${site}/thank-you-contact`;
  const isSite = /^(?:\/[a-z0-9-]+){1,4}$/.test(site);
  return isSite && existsSync(join(publicFolder, path, 'index.html')) ? path : '/';
};

/** The page of a form: its `page` field, or the Referer if the body could not be parsed. */
const pageOfForm = (
  { body, headers: { referer = '' } }: FastifyRequest,
  pathPrefix: string,
): string => {
  const page = text((body ?? {}) as Body, 'page');
  if (page !== '') return page;
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : '';
};

/** An error response: JSON for script, else the page with the form, or plain text if the page is unknown. */
type Refusal = Pick<NoJsFormResponseOptions, 'problems' | 'notice'> & {
  status: number;
  message: string;
};

const wantsJson = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') ?? false;

const noticeOf = (status: number): Refusal['notice'] =>
  status === 413 ? 'tooLarge' : status === 429 ? 'tooOften' : 'failed';

/**
 * Receives the contact form as JSON or as a plain form, and stores each submission before it responds. A submission with
 * a filled-in honeypot gets a success response and is discarded.
 */
export const contactRoute: FastifyPluginAsync<ContactRouteOptions> = async (app, options) => {
  const { publicFolder, submissionsFolder, pathPrefix = '', connectors, onStored } = options;
  await app.register(formbody);
  await app.register(rateLimit, { global: false });
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
    const { status, message, problems = {}, notice } = refusal;
    void reply.code(status);
    if (wantsJson(request)) return reply.send({ message, fields: problems });
    const body = (request.body ?? undefined) as Body | undefined;
    const values = body && readValues(body);
    const page = pageOfForm(request, pathPrefix);
    const html = noJsFormResponse({ publicFolder, page, values, problems, notice });
    return html === undefined
      ? reply.type('text/plain; charset=utf-8').send(message)
      : reply.type('text/html; charset=utf-8').send(html);
  };
  const errorHandler = (
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const { statusCode: status = 500, message } = error;
    if (status >= 500) console.error(error);
    void refuse(request, reply, { status, message, notice: noticeOf(status) });
  };
  app.post(contactPath, {
    bodyLimit,
    errorHandler,
    onRequest: async (_request, reply) => {
      void reply.header('Cache-Control', 'no-store');
    },
    // After the body was parsed, so that the error response can repeat the values.
    preHandler: [
      async (request, reply) => {
        if (isFromThisSite(request)) return;
        const message = 'The form must be sent from this website.';
        return refuse(request, reply, { status: 403, message, notice: 'failed' });
      },
      app.rateLimit(rateLimitOptions),
    ],
    handler: async (request, reply) => {
      const body = request.body;
      if (typeof body !== 'object' || body === null) {
        const message = 'The form was empty.';
        return refuse(request, reply, { status: 400, message, notice: 'failed' });
      }
      const values = readValues(body as Body);
      const site = text(body as Body, 'site');
      if (text(body as Body, honeypotName) === '') {
        const problems = checkContact(values);
        const fields = Object.keys(problems);
        if (fields.length > 0) {
          const message = `Go back and check these fields: ${fields.join(', ')}.`;
          return refuse(request, reply, { status: 422, message, problems });
        }
        const id = await storeSubmission(submissionsFolder, {
          ...values,
          site,
          receivedAt: new Date().toISOString(),
          campaign: readCampaign(body as Body),
          connectors,
        });
        onStored?.(id);
      }
      return wantsJson(request)
        ? reply.code(201).send({ message: 'Received.' })
        : reply.redirect(`${pathPrefix}${thankYouPage(publicFolder, site)}`, 303);
    },
  });
};
