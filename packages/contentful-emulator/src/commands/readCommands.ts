import type { Command } from './command';
import { UsageError } from '../usageError';
import { stateOf, titleOf } from './describe';
import { findById } from './findById';
import { withAccess } from './openAccess';

export const listCommand: Command = {
  summary: 'list entries, optionally of one content type, or assets',
  usage: '[contentType | assets]',
  help: () => 'Prints id, content type, state and title of each entry or asset.',
  arguments: [0, 1],
  run: ([contentType], values, context) =>
    withAccess(values, context, async (access) => {
      const found =
        contentType === 'assets'
          ? await access.list('Asset')
          : await access.list('Entry', contentType);
      const isKnown =
        contentType === undefined ||
        contentType === 'assets' ||
        (await access.contentType(contentType)) !== undefined;
      if (!isKnown) throw new UsageError(`there is no content type "${contentType}"`);
      if (found.length === 0) context.print(`none${contentType ? ` of "${contentType}"` : ''}`);
      for (const entity of found) {
        const type = entity.contentTypeId ?? 'asset';
        context.print([entity.id, type, stateOf(entity), titleOf(entity)].join('\t'));
      }
    }),
};

export const getCommand: Command = {
  summary: 'show an entry or asset',
  usage: '<id>',
  help: () => 'Prints its state and its draft, every field in every locale, as JSON.',
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const entity = await findById(access, id, context);
      const { kind, contentTypeId, version, updatedAt, current, published } = entity;
      const shown = {
        id,
        type: contentTypeId ?? kind.toLowerCase(),
        state: stateOf(entity),
        version,
        publishedVersion: published?.version,
        updatedAt,
        fields: current.fields,
      };
      context.print(JSON.stringify(shown, null, 2));
    }),
};

export const statusCommand: Command = {
  summary: 'show the content of the space and whether an emulator is running',
  usage: '',
  help: () =>
    'Prints the URL of the emulator, the export file, and the numbers of published entries and drafts.',
  arguments: [0, 0],
  run: (_positionals, values, context) =>
    withAccess(values, context, async (access) => {
      const status = await access.status();
      context.print(`running    ${access.origin ?? `no; "${context.setup.name} start" runs it`}`);
      context.print(`space      ${status.spaceId}, environment ${status.environment}`);
      context.print(`file       ${status.exportFile}`);
      context.print(`locales    ${status.locales.join(', ')}`);
      context.print(
        `content    ${status.entries} entries, ${status.assets} assets, ${status.contentTypes} content types`,
      );
      context.print(
        `state      ${status.published} published, ${status.drafts} with unpublished changes`,
      );
      context.print(`changes    ${status.changes} made since the export file`);
      context.print(`version    ${status.contentVersion}`);
    }),
};
