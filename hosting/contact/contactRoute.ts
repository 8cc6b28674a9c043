import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { checkFields, honeypotName, type FormField } from '../../src/components/form/checkFields';
import { textLog, type Log } from 'static-site-publisher/monitoring';
import { contactKey, findForm } from './formDefinitions';
import { noJsFormResponse, type NoJsFormResponseOptions } from './noJsFormResponse';
import { storeSubmission } from './submissionStore';
import {
  formKeyOf,
  pageOfForm,
  readCampaign,
  readValues,
  textOf,
  type Body,
} from './submittedForm';
import { thankYouPage } from './thankYouPage';

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
  log?: Log;
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

/** Protects against cross-site request forgery by the Origin and Sec-Fetch-Site headers. */
const isFromThisSite = ({ headers }: FastifyRequest): boolean => {
  const { origin, host, 'sec-fetch-site': fetchSite = 'none' } = headers;
  if (fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
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

/** The fields that an error response repeats: those of the form that was sent, if there is such a form. */
const fieldsOf = (publicFolder: string, body: Body | undefined): readonly FormField[] =>
  findForm(publicFolder, body ? formKeyOf(body) : contactKey)?.fields ?? [];

/**
 * Receives the contact form and the forms of the content as JSON or as a plain form, and stores each submission before it
 * responds. A submission with a filled-in honeypot gets a success response and is discarded.
 */
export const contactRoute: FastifyPluginAsync<ContactRouteOptions> = async (app, options) => {
  const {
    publicFolder,
    submissionsFolder,
    pathPrefix = '',
    connectors,
    onStored,
    log = textLog,
  } = options;
  await app.register(formbody);
  await app.register(rateLimit, { global: false });
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
    const { status, message, problems = {}, notice } = refusal;
    void reply.code(status);
    if (wantsJson(request)) return reply.send({ message, fields: problems });
    const body = (request.body ?? undefined) as Body | undefined;
    const fields = fieldsOf(publicFolder, body);
    const html = noJsFormResponse({
      publicFolder,
      page: pageOfForm(request, pathPrefix),
      form: body && formKeyOf(body),
      fields,
      values: body && readValues(body, fields),
      problems,
      notice,
    });
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
    if (status >= 500) log(error.stack ?? message, { level: 'error' });
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
      if (typeof request.body !== 'object' || request.body === null) {
        const message = 'The form was empty.';
        return refuse(request, reply, { status: 400, message, notice: 'failed' });
      }
      const body = request.body as Body;
      const key = formKeyOf(body);
      const form = findForm(publicFolder, key);
      if (form === undefined) {
        const message = `This website has no form "${key.slice(0, 50)}". Load the page again.`;
        return refuse(request, reply, { status: 404, message, notice: 'failed' });
      }
      const site = textOf(body, 'site');
      if (textOf(body, honeypotName) === '') {
        const values = readValues(body, form.fields);
        const problems = checkFields(form.fields, values);
        const names = Object.keys(problems);
        if (names.length > 0) {
          const message = `Go back and check these fields: ${names.join(', ')}.`;
          return refuse(request, reply, { status: 422, message, problems });
        }
        const { name, topic, recipient } = form;
        const id = await storeSubmission(submissionsFolder, {
          ...values,
          ...(key !== contactKey && { form: { key, name, topic, recipient } }),
          site,
          receivedAt: new Date().toISOString(),
          campaign: readCampaign(body),
          connectors,
        });
        onStored?.(id);
      }
      return wantsJson(request)
        ? reply.code(201).send({ message: 'Received.' })
        : reply.redirect(`${pathPrefix}${thankYouPage(publicFolder, site, key)}`, 303);
    },
  });
};
