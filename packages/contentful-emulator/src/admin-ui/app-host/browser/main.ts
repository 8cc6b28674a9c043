import type { AppHostData } from '../appPanel';
import { openDialog, type DialogOptions } from './openDialog';
import { postCall } from './postCall';

/** A message of the SDK: calls and notifications have a method; `id` pairs a call with its answer. */
type AppMessage = { id?: unknown; method?: unknown; params?: unknown };

const find = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as Kind;
};

const frame = find<HTMLIFrameElement>('app-host-frame');
const notice = find('app-host-notice');
const data = JSON.parse(find('app-host-data').textContent ?? '') as AppHostData;
const appOrigin = new URL(data.appUrl).origin;
/** Pixels; Contentful's web app limits the height of apps as well. */
const maxHeight = 4000;

const send = (message: object): void => frame.contentWindow?.postMessage(message, appOrigin);

const editorPath = ({ entityType, id }: { entityType?: unknown; id?: unknown }): string =>
  `/editor/${entityType === 'Asset' ? 'Asset' : 'Entry'}/${encodeURIComponent(String(id))}`;

/** Shows a change of an app in the form, which submits the version that it was rendered with. */
const showChange = ({ sys, changed }: Awaited<ReturnType<typeof postCall>>): void => {
  send({ method: 'sysChanged', params: [sys] });
  const version = document.querySelector<HTMLInputElement>('form.edit input[name="version"]');
  if (version) version.value = String(sys.version);
  if (!changed) return;
  send({ method: 'valueChanged', params: [changed.fieldId, changed.locale, changed.value] });
  const control = document.getElementById(`field-${changed.fieldId}`);
  if (changed.locale === data.locale && control && 'value' in control) control.value = changed.text;
};

/** Calls that only read leave `sys` as it is. */
const changing = ['setValue', 'removeValue', 'callEntryMethod'];

const answer = async (method: string, params: unknown[]): Promise<unknown> => {
  const [first] = params;
  const options = (first ?? {}) as { message?: string; type?: string; id?: string | null };
  switch (method) {
    case 'setHeight':
      frame.style.height = `${Math.min(Number(first) || 0, maxHeight)}px`;
      return undefined;
    case 'setActive':
      return undefined;
    case 'notify':
      notice.textContent = options.message ?? '';
      notice.className = options.type === 'error' ? 'error' : '';
      return undefined;
    case 'openDialog':
      return openDialog(find<HTMLDialogElement>('app-host-dialog'), String(first), {
        ...(params[1] as DialogOptions),
      });
    case 'navigateToContentEntity':
      if (options.id) location.assign(editorPath(options));
      return { navigated: Boolean(options.id) };
    default: {
      const answered = await postCall(data, method, params);
      if (changing.includes(method)) showChange(answered);
      return answered.result;
    }
  }
};

window.addEventListener('message', (event: MessageEvent<AppMessage>) => {
  if (event.source !== frame.contentWindow || event.origin !== appOrigin) return;
  const { id, method, params } = event.data;
  if (typeof method !== 'string') return;
  if (method === 'init') {
    send({ method: 'connect', params: [{ ...data.message, id: 'sidebar' }, []] });
    return;
  }
  answer(method, Array.isArray(params) ? params : []).then(
    (result) => send({ id, result }),
    (error: unknown) => {
      const { message, code } = error as { message?: string; code?: string };
      send({ id, error: { message: message ?? String(error), code: code ?? 'Error' } });
    },
  );
});
frame.src = data.appUrl;
