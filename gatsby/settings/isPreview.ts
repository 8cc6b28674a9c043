/** Whether this process builds the preview (`npm run preview`), whose texts carry source tags. */
export const isPreview = (): boolean => process.env.GATSBY_PREVIEW === 'true';
