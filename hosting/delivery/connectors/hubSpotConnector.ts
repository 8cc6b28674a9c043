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

/**
 * Updates the contact with the e-mail address of the submission, or creates it (HubSpot, CRM API v3). Repeating both is
 * harmless. Forms without a field `email` make no contact.
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
