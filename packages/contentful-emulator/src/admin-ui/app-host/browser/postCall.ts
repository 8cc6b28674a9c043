import type { AppAnswer } from '../answerCall';
import type { AppHostData } from '../appPanel';

type Answer = AppAnswer & { sys: { version: number } };

/** Calls run one after the other, as each raises the version of the entry. */
let running: Promise<unknown> = Promise.resolve();

const post = async (
  { callPath, csrfToken }: AppHostData,
  method: string,
  params: readonly unknown[],
): Promise<Answer> => {
  const response = await fetch(callPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ method, params }),
  });
  const body = (await response.json()) as Answer & { message?: string; sys?: { id?: string } };
  if (!response.ok) {
    throw Object.assign(new Error(body.message ?? `The emulator answers ${response.status}.`), {
      code: body.sys?.id,
    });
  }
  return body;
};

/** Lets the emulator answer a call of the app. */
export const postCall = (
  data: AppHostData,
  method: string,
  params: readonly unknown[],
): Promise<Answer> => {
  const answered = running.then(() => post(data, method, params));
  running = answered.catch(() => undefined);
  return answered;
};
