import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  checkContact,
  contactFields,
  honeypotName,
  type ContactValues,
} from '../../src/contact/contactFields';
import { createRateLimit } from './rateLimit';
import { storeSubmission } from './submissionStore';

export type ContactRouteOptions = {
  /** The built site, whose thank-you pages are led to. */
  publicFolder: string;
  /** Where submissions are kept. */
  submissionsFolder: string;
};

export const contactPath = '/api/contact';

/** Bytes; the longest message and every other field fit well. */
const bodyLimit = 64 * 1024;
/** Submissions of one address in ten minutes. */
const submissionsInWindow = 10;
const windowMilliseconds = 10 * 60 * 1000;

type Body = Record<string, unknown>;

const text = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const readValues = (body: Body): ContactValues =>
  ({
    ...Object.fromEntries(contactFields.map(({ name }) => [name, text(body, name)])),
    terms: text(body, 'terms') !== '' || body.terms === true,
  }) as ContactValues;

/** A form on another website cannot post here on a visitor's behalf; browsers say where a form is. */
const isFromThisSite = ({ headers }: FastifyRequest): boolean => {
  const { origin, host, 'sec-fetch-site': fetchSite = 'none' } = headers;
  if (fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/** The thank-you page of the site named, if it is one: nothing else decides where a visitor is led. */
const thankYouPage = (publicFolder: string, site: string): string => {
  const path = `${site}/thank-you-contact`;
  const isSite = /^(?:\/[a-z0-9-]+){1,4}$/.test(site);
  return isSite && existsSync(join(publicFolder, path, 'index.html')) ? path : '/';
};

/**
 * Takes the contact form, as JSON from script and as a plain form without it, and stores each submission before it
 * answers. A submission with the honeypot filled in is thanked for and thrown away.
 */
export const addContactRoute = (app: FastifyInstance, options: ContactRouteOptions): void => {
  const mayPass = createRateLimit(submissionsInWindow, windowMilliseconds);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post(contactPath, { bodyLimit }, async (request, reply) => {
    const wantsJson = request.headers.accept?.includes('application/json') ?? false;
    const refuse = (status: number, message: string, fields: object = {}) =>
      wantsJson
        ? reply.code(status).send({ message, fields })
        : reply.code(status).type('text/plain; charset=utf-8').send(message);

    if (!isFromThisSite(request)) return refuse(403, 'The form must be sent from this website.');
    if (!mayPass(request.ip)) {
      void reply.header('Retry-After', String(windowMilliseconds / 1000));
      return refuse(429, 'Too many messages at once. Try again in ten minutes.');
    }
    const body = request.body;
    if (typeof body !== 'object' || body === null) return refuse(400, 'The form was empty.');
    const values = readValues(body as Body);
    const site = text(body as Body, 'site');
    if (text(body as Body, honeypotName) === '') {
      const problems = checkContact(values);
      const fields = Object.keys(problems);
      if (fields.length > 0) {
        return refuse(422, `Go back and check these fields: ${fields.join(', ')}.`, problems);
      }
      const receivedAt = new Date().toISOString();
      await storeSubmission(options.submissionsFolder, { ...values, site, receivedAt });
    }
    return wantsJson
      ? reply.code(201).send({ message: 'Received.' })
      : reply.redirect(thankYouPage(options.publicFolder, site), 303);
  });
};
