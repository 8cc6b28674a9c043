import { newId } from '../management/newId';
import { textOf, type Command } from './command';
import { UsageError } from '../usageError';
import { withAccess } from './openAccess';
import { parseValue } from '../parseValue';

/** Contentful's rule for ids. */
const validId = /^[A-Za-z0-9._-]{1,64}$/;

export const createCommand: Command = {
  summary: 'create an entry as a draft',
  usage: '<contentType> [field=value …] [--id id]',
  help: () => `Values have the format of "set" and are saved in the default locale; use "set" for other locales.
  --id id   the entry id; 22 random letters and digits by default`,
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
        if (at < 1)
          throw new UsageError(`"${pair}" is not of the form field=value, such as title=Hello`);
        const name = pair.slice(0, at);
        const field = contentType.fields.find((candidate) => candidate.id === name);
        return [name, { [locale]: parseValue(pair.slice(at + 1), field ?? { type: 'Symbol' }) }];
      });
      await access.create(id, { contentTypeId, fields: Object.fromEntries(fields) });
      context.print(`created ${id}`);
      context.print(`next: ${context.setup.name} publish ${id}`);
    }),
};
