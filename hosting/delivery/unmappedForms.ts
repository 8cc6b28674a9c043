import type { FormDefinitions } from '../contact/formDefinitions';
import type { Connector } from './connector';

/** A line for each form whose mailbox has no address, so that its submissions go to the mailbox of the contact form. */
export const unmappedForms = (
  forms: FormDefinitions,
  connectors: readonly Pick<Connector, 'mailboxes'>[],
): string[] => {
  const mailboxes = connectors.find((connector) => connector.mailboxes !== undefined)?.mailboxes;
  if (mailboxes === undefined) return [];
  return Object.entries(forms).flatMap(([key, { recipient }]) =>
    recipient === undefined || mailboxes.includes(recipient)
      ? []
      : [`form ${key}: FORM_RECIPIENTS has no mailbox "${recipient}", so it goes to FORM_EMAIL_TO`],
  );
};
