import { textOf, type Command } from './command';
import { findById } from './findById';
import { withAccess } from './openAccess';
import { parseValue } from './parseValue';

export const setCommand: Command = {
  summary: 'change a field of an entry or asset; it stays a draft until published',
  usage: '<id> <field> [value] [--locale fr]',
  help: () => `A value is text, a number, true or false, or the id of what a link leads to, as the field's type wants it; lists are
written with commas; rich text may be plain text; anything may be JSON. Without a value the field is cleared.
  --locale code   the language of the value (the default locale)`,
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
  summary: 'publish the current state of an entry or asset',
  usage: '<id>',
  help: () => 'From then on the delivery API shows it.',
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind } = await findById(access, id, context);
      const after = await access.publish(kind, id);
      context.print(`published ${id}, revision ${after.publishedCounter}`);
    }),
};

export const unpublishCommand: Command = {
  summary: 'take an entry or asset back from the delivery API',
  usage: '<id>',
  help: () => 'Its current state stays as a draft.',
  arguments: [1, 1],
  run: ([id = ''], values, context) =>
    withAccess(values, context, async (access) => {
      const { kind } = await findById(access, id, context);
      await access.unpublish(kind, id);
      context.print(`unpublished ${id}; its draft stays`);
    }),
};

export const deleteCommand: Command = {
  summary: 'remove an entry or asset for good',
  usage: '<id> [--unpublish]',
  help: () => `One that is published must be taken back first.
  --unpublish   takes it back itself`,
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
