/** Contentful's web app. */
const webApp = 'https://app.contentful.com';

/**
 * The origins whose pages may show the preview in a frame: PREVIEW_EDITORS, else the editing pages of the local space, else
 * Contentful's web app.
 *
 * @throws Error if PREVIEW_EDITORS has anything but origins.
 */
export const readPreviewEditors = (
  { PREVIEW_EDITORS: setting }: Readonly<Record<string, string | undefined>>,
  localOrigin: string | undefined,
): readonly string[] => {
  const editors = setting?.split(/[\s,]+/).filter(Boolean) ?? [];
  const wrong = editors.find(
    (editor) => !URL.canParse(editor) || new URL(editor).origin !== editor,
  );
  if (wrong !== undefined) {
    throw new Error(
      `PREVIEW_EDITORS has ${wrong}: write origins such as ${webApp}, separated by spaces.`,
    );
  }
  return editors.length > 0 ? editors : [localOrigin ?? webApp];
};
