import { firstText, type ContentNode } from '../content/contentNode';

export type ContentWarning = {
  kind:
    | 'missing-alt-text'
    | 'missing-file'
    | 'long-title'
    | 'dead-link'
    | 'wrong-link'
    | 'wrong-value'
    | 'incomplete'
    | 'not-shown'
    | 'not-translated'
    | 'missing-labels'
    | 'wrong-chart'
    | 'wrong-form-field'
    | 'bare-share-picture';
  /** The kind of entity to open in Contentful. */
  type: 'Entry' | 'Asset';
  /** Empty if the warning is about the space rather than an entity. */
  id: string;
  name: string;
  /** The field's name. */
  field: string;
  /** One sentence: what is wrong and how to correct it. */
  message: string;
};

/** The name of an entry or asset for editors. */
export const nameOf = ({ name, title, contentful_id }: ContentNode): string =>
  firstText(name, title) ?? contentful_id;
