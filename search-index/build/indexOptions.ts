import { weightLevels } from '../format/indexFile';

/** FlexSearch options that determine the map; an import needs the options of the export. */
export const indexOptions = { tokenize: 'strict', resolution: weightLevels } as const;
