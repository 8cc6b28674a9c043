const address = /^[^\s@<>,;"=]+@[A-Za-z0-9.-]+$/;
const mailbox = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The addresses of mailboxes by their names, such as `press=press@example.com,events=events@example.com`; undefined if the
 * text is not of this form, or names a mailbox twice.
 */
export const readRecipients = (text: string): Readonly<Record<string, string>> | undefined => {
  const pairs = text.split(/\s*,\s*/).map((pair): [string, string] => {
    const [name = '', ...rest] = pair.split('=');
    return [name, rest.join('=')];
  });
  const isValid = pairs.every(([name, to]) => mailbox.test(name) && address.test(to));
  const recipients = Object.fromEntries(pairs);
  return isValid && Object.keys(recipients).length === pairs.length ? recipients : undefined;
};
