import type { Submission } from '../../contact/submissionStore';
import { enteredFields, type Connector } from '../connector';
import { sendJson } from './sendJson';

export type HubSpotSettings = {
  /** Origin of the API, without a slash at the end. */
  url: string;
  /** Token of a private app with the scope `crm.objects.contacts.write`. */
  token: string;
  /** Properties of HubSpot by field of the form, or by `utm_…` of the campaign. */
  properties: Readonly<Record<string, string>>;
};

/** Fields of a form of the content that no property is set for, as lines below what was written as `message`. */
const messageOf = (
  entered: readonly (readonly [name: string, value: string])[],
  properties: HubSpotSettings['properties'],
  { form }: Submission,
): string | undefined => {
  if (form === undefined) return undefined;
  const others = entered.filter(
    ([name]) => name !== 'email' && name !== 'message' && properties[name] === undefined,
  );
  const about: [string, string][] = [['form', form.name]];
  if (form.topic) about.push(['topic', form.topic]);
  const written = entered.filter(([name]) => name === 'message').map(([, value]) => value);
  return [...written, ...[...about, ...others].map(([name, value]) => `${name}: ${value}`)].join(
    '\n',
  );
};

/**
 * Updates the contact with the e-mail address of the submission, or creates it (HubSpot, CRM API v3). Repeating both is
 * harmless. Of a form of the content the fields without a property go to that of `message`. Forms without a field `email`
 * make no contact.
 */
export const hubSpotConnector = ({ url, token, properties }: HubSpotSettings): Connector => ({
  name: 'crm',
  deliver: async ({ key, submission, signal }) => {
    const campaign = Object.entries(submission.campaign ?? {}).map(
      ([name, value]): [string, string] => [`utm_${name}`, value],
    );
    const entered = [...enteredFields(submission), ...campaign];
    const email = entered.find(([name]) => name === 'email')?.[1].trim();
    if (email === undefined) return;
    const mapped = entered.flatMap(([name, value]) => {
      const property = properties[name];
      return property === undefined ? [] : [[property, value] as const];
    });
    const message = messageOf(entered, properties, submission);
    const ofMessage = properties.message;
    if (message !== undefined && ofMessage !== undefined) mapped.push([ofMessage, message]);
    const contacts = `${url}/crm/v3/objects/contacts`;
    const shared = {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ properties: { ...Object.fromEntries(mapped), email } }),
      signal,
    };
    const address = `${contacts}/${encodeURIComponent(email)}?idProperty=email`;
    const status = await sendJson({ ...shared, method: 'PATCH', address, alsoTaken: [404] });
    if (status === 404) await sendJson({ ...shared, method: 'POST', address: contacts });
  },
});
