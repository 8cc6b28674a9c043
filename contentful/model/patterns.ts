const slugSegment = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** `about-us/management`: lower-case letters, digits and single hyphens, in one or more segments. */
export const slugPattern = {
  source: `^${slugSegment}(?:/${slugSegment})*$`,
  message:
    'Use lower-case letters without accents, digits and single hyphens, with / between segments.',
};

/** Names of form fields, as submissions have them. */
export const fieldNamePattern = {
  source: '^[a-z][A-Za-z0-9]*$',
  message: 'Use letters without accents and digits, and begin with a small letter: firstName.',
};

/** Keys of forms; `contact` is the contact form. */
export const formKeyPattern = {
  source: `^(?!contact$)${slugSegment}$`,
  message: 'Use lower-case letters without accents, digits and single hyphens, but not contact.',
};

/** Names of mailboxes: an address would be published. */
export const mailboxPattern = {
  source: `^${slugSegment}$`,
  message: 'Use the name of a mailbox such as press, in lower-case letters, and no address.',
};

/** The one exception: pages at the top of the address may be in capitals, such as /EULA. */
export const topLevelSlugPattern = {
  source: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$',
  message: 'Use letters without accents, digits and single hyphens.',
};

export const hexColorPattern = {
  source: '^#[0-9A-Fa-f]{6}$',
  message: 'Use six hexadecimal digits after #, such as #1F6F5C.',
};

/** Country segments of addresses. */
export const technicalNamePattern = {
  source: '^[a-z]+(?:-[a-z]+)*$',
  message: 'Use lower-case letters, with single hyphens between words.',
};

export const urlPrefixPattern = {
  source: '^(?:/[a-z0-9-]+)?$',
  message: 'Use /name, or leave it empty.',
};

export const localCodePattern = {
  source: '^[a-z]{2}(?:-[A-Z][A-Za-z0-9]{1,3}|-[0-9]{3})?$',
  message: 'Use a BCP 47 code such as fr, fr-BE or es-419.',
};

/** Links that may reach the page: http(s), mailto, tel, or an address inside the site. */
export const linkPattern = {
  source: '^(?:https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^\\s]*|#[^\\s]*)$',
  message:
    'Use https://…, mailto:…, tel:…, an address inside the site such as /us/en/home, or #anchor.',
};

export const emailPattern = {
  source: '^[^\\s@:?]+@[^\\s@:?]+$',
  message: 'Use an e-mail address such as name@example.com, without mailto:.',
};

/** Where people apply for a job. */
export const applyLinkPattern = {
  source: '^(?:https?://[^\\s]+|mailto:[^\\s@]+@[^\\s@]+)$',
  message: 'Use a full address that begins with https://, or mailto: and an e-mail address.',
};

export const webLinkPattern = {
  source: '^https?://[^\\s]+$',
  message: 'Use a full address that begins with https://.',
};

/** The link of a social link that stands for the feed of each site. */
export const feedLink = 'insights.atom';

export const socialLinkPattern = {
  source: `^(?:https?://[^\\s]+|${feedLink.replace('.', '\\.')})$`,
  message: `Use a full address that begins with http:// or https://, or ${feedLink}.`,
};
