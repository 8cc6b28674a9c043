import type { Draft } from '../reader/draft';

/** The English value of a field of an entry. */
export const valueOf = ({ fields }: Draft, name: string): unknown => fields.get(name)?.values.get('en');
