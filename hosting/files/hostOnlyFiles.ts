import { formsFile } from '../contact/formDefinitions';

/** Files of the built site that are for hosts and the site server, and are not served. */
export const hostOnlyFiles = ['_headers', '_redirects', formsFile] as const;
