import { newId } from '../management/newId';
import { textOf, UsageError, type Command } from './command';
import { withAccess } from './openAccess';
import { parseValue } from './parseValue';

/** Ids as Contentful takes them. */
const validId = /^[A-Za-z0-9._-]{1,64}$/;

export const createCommand: Command = {
  summary: 'make an entry; it stays a draft until published',
  usage: '<contentType> [field=value …] [--id id]',
  help: () => `Values are written as for "set", in the default locale; "set" gives those of other locales.
  --id id   its id; 22 letters and digits by chance if none is given`,
  options: { id: { type: 'string' } },
  arguments: [1, 100],
  run: ([contentTypeId = '', ...given], values, context) =>
    withAccess(values, context, async (access) => {
      const contentType = await access.contentType(contentTypeId);
      if (!contentType) throw new UsageError(`there is no content type "${contentTypeId}"`);
      const id = textOf(values.id) ?? newId();
      if (!validId.test(id)) {
        throw new UsageError(
          `--id ${id}: an id has 1 to 64 letters, digits, dots, hyphens and underscores`,
        );
      }
      const { defaultLocale: locale } = await access.status();
      const fields = given.map((pair): [string, Record<string, unknown>] => {
        const at = pair.indexOf('=');
        if (at < 1) throw new UsageError(`"${pair}" is no field=value, such as title=Hello`);
        const name = pair.slice(0, at);
        const field = contentType.fields.find((candidate) => candidate.id === name);
        return [name, { [locale]: parseValue(pair.slice(at + 1), field ?? { type: 'Symbol' }) }];
      });
      await access.create(id, { contentTypeId, fields: Object.fromEntries(fields) });
      context.print(`created ${id}`);
      context.print(`next: ${context.setup.name} publish ${id}`);
    }),
};
