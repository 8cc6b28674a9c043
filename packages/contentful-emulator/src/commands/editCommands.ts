import { textOf, type Command } from './command';
import { findById } from './findById';
import { withAccess } from './openAccess';
import { parseValue } from '../parseValue';

export const setCommand: Command = {
  summary: 'set a field of an entry or asset, in its draft',
  usage: '<id> <field> [value] [--locale fr]',
  help: () => `The field type decides how a value is parsed: as text, a number, true or false, or the id of the linked entry or
asset. Separate list items by commas. Rich text accepts plain text. Lists, links, rich text and objects accept JSON.
Without a value the field is cleared.
  --locale code   the locale of the value (the default locale)`,
  options: { locale: { type: 'string' } },
  arguments: [2, 3],
  run: ([id = '', field = '', text], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind, contentTypeId } = await findById(access, id, context);
      const locale = textOf(values.locale);
      const contentType =
        contentTypeId === undefined ? undefined : await access.contentType(contentTypeId);
      const type = contentType?.fields.find((candidate) => candidate.id === field);
      const value = text === undefined ? undefined : parseValue(text, type ?? { type: 'Symbol' });
      const after = await access.setField(kind, id, { field, value, locale });
      const cleared = value === undefined ? 'cleared' : 'saved';
      context.print(
        `${cleared} ${id} ${field}${locale ? ` (${locale})` : ''}, version ${after.version}`,
      );
      context.print(`next: ${context.setup.name} publish ${id}`);
    }),
};

export const publishCommand: Command = {
  summary: 'publish the draft of an entry or asset',
  usage: '<id>',
  help: () => 'The delivery API then returns it.',
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind } = await findById(access, id, context);
      const after = await access.publish(kind, id);
      context.print(`published ${id}, revision ${after.publishedCounter}`);
    }),
};

export const unpublishCommand: Command = {
  summary: 'unpublish an entry or asset',
  usage: '<id>',
  help: () => 'The delivery API no longer returns it. Its draft is kept.',
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind } = await findById(access, id, context);
      await access.unpublish(kind, id);
      context.print(`unpublished ${id}; its draft is kept`);
    }),
};

export const deleteCommand: Command = {
  summary: 'delete an entry or asset',
  usage: '<id> [--unpublish]',
  help: () => `A published entry or asset must be unpublished first.
  --unpublish   unpublishes it before it is deleted`,
  options: { unpublish: { type: 'boolean' } },
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind, published } = await findById(access, id, context);
      if (published && values.unpublish === true) await access.unpublish(kind, id);
      await access.delete(kind, id);
      context.print(`deleted ${id}`);
    }),
};
