import { useRef, useState, type FormEvent } from 'react';
import {
  checkFields,
  isBox,
  type FieldProblems,
  type FormField,
  type FormValues,
} from './checkFields';

/** Loaded when the form is sent; a site without a tag manager asks for no consent, and has no campaign parameters. */
const campaign = async (): Promise<Record<string, string>> => {
  if (!process.env.GTM_ID) return {};
  return (await import('./readCampaign')).readCampaign();
};

/** Milliseconds. */
const timeout = 20_000;

export type FormState = 'idle' | 'sending' | 'failed';

const readValues = (data: FormData, fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields.map((field): [string, string | boolean] => {
      const value = data.get(field.name);
      if (isBox(field)) return [field.name, value !== null];
      return [field.name, typeof value === 'string' ? value : ''];
    }),
  );

/**
 * Validates and sends a form. On failure the fields keep their values and the form can be sent again. `onSent` is called
 * when the server has confirmed the submission.
 */
export const useForm = (fields: readonly FormField[], onSent: () => void) => {
  const [state, setState] = useState<FormState>('idle');
  const [problems, setProblems] = useState<FieldProblems>({});
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
    const data = new FormData(event.currentTarget);
    const found = checkFields(fields, readValues(data, fields));
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
