import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { stripScripts } from '../../offline/stripScripts';
import {
  contactFields,
  type ContactFieldName,
  type ContactProblems,
  type ContactValues,
} from '../../src/features/contact/contactFields';
import { fill } from '../../src/i18n/labels';

export type NoJsFormResponseOptions = {
  /** The built site. */
  publicFolder: string;
  /** The page that the form was sent from. */
  page: string;
  /** The submitted values, if the body could be parsed. */
  values?: ContactValues;
  problems?: ContactProblems;
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

const aboutProblem = (name: string): string =>
  ` aria-invalid="true" aria-describedby="contact-${name}-problem"`;

/**
 * The no-JS form response: the page of the form with the submitted values, each problem beside its field, and a focused
 * list of all problems above the form. Labels and styles come from the page.
 *
 * @returns the page without scripts, which would navigate away from it; undefined if the page has no such form.
 */
export const noJsFormResponse = ({
  publicFolder,
  page,
  values,
  problems = {},
  notice,
}: NoJsFormResponseOptions): string | undefined => {
  const file = pageFile(publicFolder, page);
  if (file === undefined) return undefined;
  const html = stripScripts(readFileSync(file, 'utf8'));
  const root = parse(html, { comment: true });
  const words = root.querySelector('[data-no-js-response]');
  const form = words?.closest('form');
  if (!words || !form) return undefined;

  const wordElement = (name: string) => words.querySelector(`[data-word="${name}"]`);
  // HTML of the page, so it needs no escaping.
  const word = (name: string): string => wordElement(name)?.innerHTML ?? '';
  const classOf = (name: string): string => wordElement(name)?.getAttribute('class') ?? '';
  const explain = (name: string, maximum = 0): string => {
    const problem = problems[name as ContactFieldName];
    return name === 'terms' ? word('terms') : fill(word(problem ?? ''), { max: maximum });
  };
  const beside = (name: string, text: string): string =>
    `<p class="${classOf('required')}" id="contact-${name}-problem">${text}</p>`;

  const changes: Change[] = [{ from: words.range[0], to: words.range[1], text: '' }];
  const listed: string[] = [];
  const list = (name: string, text: string): void => {
    listed.push(`<li><a href="#contact-${name}">${text}</a></li>`);
  };
  for (const { name, maximum } of contactFields) {
    const field = form.querySelector(`[name="${name}"]`);
    if (!field) continue;
    const isInvalid = problems[name] !== undefined;
    const value = escapeHtml(values?.[name] ?? '');
    const isArea = field.rawTagName === 'textarea';
    const about = isInvalid ? aboutProblem(name) : '';
    changes.push(attributesAt(html, field, isArea ? about : ` value="${value}"${about}`));
    // HTML ignores a line break directly after the tag.
    const start = endOfTag(html, field);
    if (isArea) changes.push({ from: start, to: start, text: `\n${value}` });
    if (!isInvalid) continue;
    const title = form.querySelector(`label[for="contact-${name}"]`)?.childNodes[0]?.rawText ?? '';
    const text = explain(name, maximum);
    list(name, `${title} – ${text}`);
    changes.push({ from: field.range[1], to: field.range[1], text: beside(name, text) });
  }
  const terms = form.querySelector('[name="terms"]');
  const label = form.querySelector('label[for="contact-terms"]');
  if (terms && values?.terms) changes.push(attributesAt(html, terms, ' checked=""'));
  if (terms && label && problems.terms) {
    changes.push(attributesAt(html, terms, aboutProblem('terms')));
    list('terms', explain('terms'));
    const at = label.range[1];
    changes.push({ from: at, to: at, text: beside('terms', explain('terms')) });
  }

  const said = notice ? word(notice) : fill(word('summary'), { count: listed.length });
  const items = listed.length > 0 ? `<ul>${listed.join('')}</ul>` : '';
  const start = endOfTag(html, form);
  const summary = `<div class="${classOf('summary')}" role="alert" tabindex="-1" autofocus=""><p>${said}</p>${items}</div>`;
  changes.push({ from: start, to: start, text: summary });
  const title = root.querySelector('title');
  if (title) {
    const at = endOfTag(html, title);
    changes.push({ from: at, to: at, text: `${said} – ` });
  }
  return applied(html, changes);
};
