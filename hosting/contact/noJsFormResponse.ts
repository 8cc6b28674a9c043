import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { stripScripts } from '../../offline/stripScripts';
import {
  isBox,
  type FieldProblems,
  type FormField,
  type FormValues,
} from '../../src/components/form/checkFields';
import { problemTexts } from '../../src/components/form/problemTexts';
import { fill } from '../../src/i18n/fill';
import { numeralsOf, writeNumber } from '../../src/i18n/numerals';
import { contactKey } from './formDefinitions';

export type NoJsFormResponseOptions = {
  /** The built site. */
  publicFolder: string;
  /** The page that the form was sent from. */
  page: string;
  /** The key of the form; undefined if the body could not be parsed: the first form. */
  form: string | undefined;
  fields: readonly FormField[];
  /** The submitted values, if the body could be parsed. */
  values?: FormValues;
  problems?: FieldProblems;
  /** A problem with the whole form: see NoJsResponseLabels.tsx. */
  notice?: 'failed' | 'tooOften' | 'tooLarge';
};

/** A replacement of a range of the page. */
type Change = { from: number; to: number; text: string };

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character as keyof typeof escapes]);

const pageFile = (publicFolder: string, page: string): string | undefined => {
  if (!/^(?:\/[a-z0-9-]+){1,6}$/.test(page)) return undefined;
  const file = join(publicFolder, page, 'index.html');
  return existsSync(file) ? file : undefined;
};

/** The end of an element's opening tag; React escapes `>` in attributes. */
const endOfTag = (html: string, element: HTMLElement): number =>
  html.indexOf('>', element.range[0]) + 1;

const attributesAt = (html: string, element: HTMLElement, text: string): Change => {
  const end = endOfTag(html, element) - 1;
  const at = html[end - 1] === '/' ? end - 1 : end;
  return { from: at, to: at, text };
};

const applied = (html: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((one, other) => other.from - one.from)
    .reduce(
      (text, change) => text.slice(0, change.from) + change.text + text.slice(change.to),
      html,
    );

/** Marks a field as invalid, and names the element of its problem before that of its help. */
const invalidAt = (html: string, field: HTMLElement, problemId: string): Change[] => {
  const start = html.indexOf('aria-describedby="', field.range[0]);
  const isDescribed = start >= 0 && start < endOfTag(html, field);
  const at = start + 'aria-describedby="'.length;
  return [
    ...(isDescribed ? [{ from: at, to: at, text: `${problemId} ` }] : []),
    attributesAt(
      html,
      field,
      ` aria-invalid="true"${isDescribed ? '' : ` aria-describedby="${problemId}"`}`,
    ),
  ];
};

/** Fills a field with what was entered. */
const filledAt = (html: string, element: HTMLElement, value: string | boolean): Change[] => {
  if (typeof value === 'boolean') return value ? [attributesAt(html, element, ' checked=""')] : [];
  if (element.rawTagName === 'select') {
    const option = element
      .querySelectorAll('option')
      .find((one) => one.getAttribute('value') === value);
    return option ? [attributesAt(html, option, ' selected=""')] : [];
  }
  if (element.rawTagName !== 'textarea')
    return [attributesAt(html, element, ` value="${escapeHtml(value)}"`)];
  // HTML ignores a line break directly after the tag.
  const start = endOfTag(html, element);
  return [{ from: start, to: start, text: `\n${escapeHtml(value)}` }];
};

/** The form of a page that was sent, and its hidden labels. */
const findForm = (
  root: HTMLElement,
  key: string | undefined,
): { form: HTMLElement; words: HTMLElement } | undefined => {
  for (const words of root.querySelectorAll('[data-no-js-response]')) {
    const form = words.closest('form');
    const keyOfForm = form?.querySelector('[name="form"]')?.getAttribute('value') ?? contactKey;
    if (form && (key === undefined || key === keyOfForm)) return { form, words };
  }
  return undefined;
};

/**
 * The no-JS form response: the page of the form with the submitted values, each problem beside its field, and a focused
 * list of all problems above the form. Labels and styles come from the page.
 *
 * @returns the page without scripts, which would navigate away from it; undefined if the page has no such form.
 */
export const noJsFormResponse = ({
  publicFolder,
  page,
  form: key,
  fields,
  values = {},
  problems = {},
  notice,
}: NoJsFormResponseOptions): string | undefined => {
  const file = pageFile(publicFolder, page);
  if (file === undefined) return undefined;
  const html = stripScripts(readFileSync(file, 'utf8'));
  const root = parse(html, { comment: true });
  const found = findForm(root, key);
  if (found === undefined) return undefined;
  const { form, words } = found;

  const wordElement = (name: string) => words.querySelector(`[data-word="${name}"]`);
  // HTML of the page, so it needs no escaping.
  const word = (name: string): string => wordElement(name)?.innerHTML ?? '';
  const classOf = (name: string): string => wordElement(name)?.getAttribute('class') ?? '';
  const numerals = numeralsOf(root.querySelector('html')?.getAttribute('lang') ?? 'en');
  const write = (value: number): string => writeNumber(value, numerals);
  const labels = {
    requiredField: word('required'),
    invalidEmail: word('invalid'),
    messageTooLong: word('tooLong'),
    consentRequired: word('terms'),
  };
  const texts = problemTexts(fields, problems, labels, write);

  const changes: Change[] = [{ from: words.range[0], to: words.range[1], text: '' }];
  const listed: string[] = [];
  for (const field of fields) {
    const { name, type } = field;
    const element = form.querySelector(`[name="${name}"]`);
    const id = element?.getAttribute('id');
    if (!element || id === undefined) continue;
    changes.push(...filledAt(html, element, values[name] ?? (isBox(field) ? false : '')));
    const text = texts.get(name);
    if (text === undefined) continue;
    changes.push(...invalidAt(html, element, `${id}-problem`));
    const label = form.querySelector(`label[for="${id}"]`);
    const title = type === 'consent' ? '' : `${label?.childNodes[0]?.rawText ?? ''} – `;
    listed.push(`<li><a href="#${id}">${title}${text}</a></li>`);
    const [, end] = (isBox(field) && label ? label : element).range;
    const beside = `<p class="${classOf('required')}" id="${id}-problem">${text}</p>`;
    changes.push({ from: end, to: end, text: beside });
  }

  const summaryText = notice
    ? word(notice)
    : fill(word('summary'), { count: write(listed.length) });
  const items = listed.length > 0 ? `<ul>${listed.join('')}</ul>` : '';
  const start = endOfTag(html, form);
  const summary = `<div class="${classOf('summary')}" role="alert" tabindex="-1" autofocus=""><p>${summaryText}</p>${items}</div>`;
  changes.push({ from: start, to: start, text: summary });
  const title = root.querySelector('title');
  if (title) {
    const at = endOfTag(html, title);
    changes.push({ from: at, to: at, text: `${summaryText} – ` });
  }
  return applied(html, changes);
};
