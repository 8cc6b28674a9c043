import type { FastifyRequest } from 'fastify';
import { campaignParameters, longestParameter } from '../../src/components/form/campaign';
import { isBox, type FormField, type FormValues } from '../../src/components/form/checkFields';
import { contactKey } from './formDefinitions';

export type Body = Readonly<Record<string, unknown>>;

/** The value of a field; the last one if it was sent repeatedly. */
export const textOf = (body: Body, name: string): string => {
  const value = [body[name]].flat().at(-1);
  return typeof value === 'string' ? value : '';
};

/** The key of the form that was sent; the contact form sends none. */
export const formKeyOf = (body: Body): string => textOf(body, 'form') || contactKey;

/** What was entered in the fields of a form. */
export const readValues = (body: Body, fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields.map((field): [string, string | boolean] => {
      const { name } = field;
      const text = textOf(body, name);
      return [name, isBox(field) ? text !== '' || body[name] === true : text];
    }),
  );

/** The campaign parameters that the form sends with the visitor's consent. */
export const readCampaign = (body: Body): Record<string, string> | undefined => {
  const parameters = campaignParameters.flatMap((name): [string, string][] => {
    const value = textOf(body, `utm_${name}`).slice(0, longestParameter);
    return value === '' ? [] : [[name, value]];
  });
  return parameters.length > 0 ? Object.fromEntries(parameters) : undefined;
};

/** The page of a form: its `page` field, or the Referer if the body could not be parsed. */
export const pageOfForm = (
  { body, headers: { referer = '' } }: FastifyRequest,
  pathPrefix: string,
): string => {
  const page = textOf((body ?? {}) as Body, 'page');
  if (page !== '') return page;
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : '';
};
