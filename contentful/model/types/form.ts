import { contentType, entries, symbol, text } from '../define';
import { formKeyPattern, mailboxPattern } from '../patterns';

export const form = contentType({
  id: 'form',
  name: 'Form',
  description: 'What visitors can send: a newsletter, a registration, a request.',
  displayField: 'name',
  fields: {
    name: symbol('Name', {
      required: true,
      max: 80,
      help: 'For editors, and in the subject of e-mails.',
    }),
    key: symbol('Key', {
      required: true,
      unique: true,
      max: 40,
      pattern: formKeyPattern,
      help: 'Names the form in submissions. A page with the slug thank-you-<key> is shown after sending, where a site has one.',
    }),
    title: symbol('Title', { required: true, localized: true, max: 140 }),
    introduction: text('Introduction', { localized: true, max: 600 }),
    formFields: entries('Fields', ['formField'], { required: true, min: 1, max: 12 }),
    callToAction: symbol('Send button', { required: true, localized: true, max: 60 }),
    privacyNotice: text('Privacy notice', {
      localized: true,
      max: 1000,
      help: 'What happens with the data. E-mail addresses in it are links.',
    }),
    successMessage: text('After sending', {
      localized: true,
      max: 300,
      help: 'Shown in place of the form where the site has no thank-you page for it.',
    }),
    topic: symbol('Topic', { max: 80, help: 'Goes along with each submission, for receivers.' }),
    recipient: symbol('Mailbox', {
      max: 40,
      pattern: mailboxPattern,
      help: 'A name such as press. Your developers say which address it has; without one the submissions go to the mailbox of the contact form.',
    }),
  },
});
