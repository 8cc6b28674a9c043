export type DialogOptions = {
  title?: string;
  message?: string;
  confirmLabel?: string;
  cancelLabel?: string;
};

/** Shows the SDK's `alert` or `confirm`; true if it was confirmed. */
export const openDialog = (
  dialog: HTMLDialogElement,
  kind: string,
  { title = '', message = '', confirmLabel = 'OK', cancelLabel = 'Cancel' }: DialogOptions,
): Promise<boolean> => {
  const [yes, no] = dialog.querySelectorAll('button');
  const [heading, text] = [dialog.querySelector('h2'), dialog.querySelector('p')];
  if (!yes || !no || !heading || !text) return Promise.reject(new Error('There is no dialog.'));
  if (kind !== 'alert' && kind !== 'confirm') {
    return Promise.reject(new Error(`The emulator does not open dialogs of the kind ${kind}.`));
  }
  heading.textContent = title;
  text.textContent = message;
  yes.textContent = confirmLabel;
  no.textContent = cancelLabel;
  no.hidden = kind === 'alert';
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
};
