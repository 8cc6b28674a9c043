import type { TemplateSetId } from '../../contentful/model/templates';
import type { Site } from './types';

const bySet = { standard: true, china: false } as const satisfies Record<TemplateSetId, boolean>;

/** Whether a site may run tags; those of the China set request nothing from any other host. */
export const allowsTags = ({ templateSet }: Site): boolean => bySet[templateSet];
