import { weightLevels } from '../format/indexFile';

/** What decides the shape of a map; FlexSearch imports one rightly only with the options that it was exported with. */
export const indexOptions = { tokenize: 'strict', resolution: weightLevels } as const;
