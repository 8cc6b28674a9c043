import { useRef, useState, type FormEvent } from 'react';
import {
  checkContact,
  contactFields,
  type ContactProblems,
  type ContactValues,
} from './contactFields';

/** Loaded when the form is sent; a site without a tag manager asks for no consent, and has no campaign parameters. */
const campaign = async (): Promise<Record<string, string>> => {
  if (!process.env.GTM_ID) return {};
  return (await import('./readCampaign')).readCampaign();
};

/** Milliseconds. */
const timeout = 20_000;

export type ContactState = 'idle' | 'sending' | 'failed';

const readForm = (form: HTMLFormElement): { data: FormData; values: ContactValues } => {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = Object.fromEntries(contactFields.map(({ name }) => [name, text(name)]));
  return { data, values: { ...fields, terms: data.has('terms') } as ContactValues };
};

/**
 * Validates and sends the contact form. On failure the fields keep their values and the form can be sent again. `onSent`
 * is called when the server has confirmed the submission.
 */
export const useContactForm = (onSent: () => void) => {
  const [state, setState] = useState<ContactState>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  const isSending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const send = async (form: HTMLFormElement, data: FormData): Promise<void> => {
    isSending.current = true;
    setState('sending');
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ ...Object.fromEntries(data), ...(await campaign()) }),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`The receiver answered ${response.status}.`);
      onSent();
    } catch (error) {
      console.error(error);
      setState('failed');
    } finally {
      isSending.current = false;
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const { data, values } = readForm(event.currentTarget);
    const found = checkContact(values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setState('idle');
      // The summary is rendered in the next frame.
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    void send(event.currentTarget, data);
  };

  return { state, problems, summary, handleSubmit };
};
