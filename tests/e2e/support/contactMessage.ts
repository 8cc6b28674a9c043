/** What tests write into the contact form, by the name of the field. */
export const contactMessage: Readonly<Record<string, string>> = {
  firstName: 'Mara',
  lastName: 'Oduya',
  email: 'mara@example.com',
  company: 'Halvorsen Grain',
  message: 'We would like to talk about harvest forecasts.',
};
