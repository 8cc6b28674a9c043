import { redirectTarget } from '../src/features/redirects/redirectTarget';
import { redirectSource } from '../src/features/redirects/redirectSource';
import { validateSource, validateTarget } from './validateRule';
import {
  locationOf,
  type CompiledRedirects,
  type RedirectProblem,
  type RedirectRule,
  type TableRule,
} from './types';

export type CompileInput = {
  rules: readonly TableRule[];
  /** The paths of all routes. */
  pagePaths: readonly string[];
  /** Hosts that a rule may lead away to, such as `jobs.talvane.example`. */
  externalHosts: readonly string[];
};

const splitTarget = (to: string): { path: string; search: string; hash: string } => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { path, search, hash };
};

/** The first segment of a path of several: the country of the pages of a site. */
const countryOf = (path: string): string | undefined => {
  const [, first, second] = path.split('/');
  return second === undefined ? undefined : first;
};

/** The valid rules by normalised source, without duplicates. */
const indexRules = (
  rules: readonly TableRule[],
  hosts: ReadonlySet<string>,
  reject: (rule: TableRule, message: string) => void,
): Map<string, TableRule> => {
  const byPath = new Map<string, TableRule>();
  for (const rule of rules) {
    const faults = [validateSource(rule.from), validateTarget(rule.to, hosts)].filter(
      (fault) => fault !== undefined,
    );
    faults.forEach((fault) => reject(rule, fault));
    const path = redirectSource(rule.from);
    if (faults.length > 0 || path === undefined) continue;
    const first = byPath.get(path);
    if (first) {
      reject(rule, `"${rule.from}" has a rule already, in ${locationOf(first)}: keep one of them.`);
    } else {
      byPath.set(path, rule);
    }
  }
  return byPath;
};

/** The chain of rules that starts with `rule`; `isLoop` if it does not end. */
const followChain = (
  rule: TableRule,
  byPath: ReadonlyMap<string, TableRule>,
): { chain: TableRule[]; isLoop: boolean } => {
  const chain = [rule];
  for (;;) {
    const { to } = chain.at(-1) as TableRule;
    const path = to.startsWith('/') ? redirectSource(splitTarget(to).path) : undefined;
    const next = path === undefined ? undefined : byPath.get(path);
    if (next === undefined) return { chain, isLoop: false };
    if (chain.includes(next)) return { chain, isLoop: true };
    chain.push(next);
  }
};

/** The target of a chain: that of its last rule, with the queries of all rules and the last hash. */
const targetOfChain = (chain: readonly TableRule[]): string =>
  chain
    .slice(1)
    .reduce(
      (carried, { to }) =>
        redirectTarget(to, splitTarget(carried).search, splitTarget(carried).hash),
      chain[0]?.to ?? '',
    );

/**
 * Compiles the table to rules of one hop. Compares paths case-insensitively and without trailing slashes, flattens
 * chains, and rejects duplicates, loops, pages as sources, and targets that are neither a page nor on an allowed host.
 * Reports all problems; rules with problems are skipped.
 */
export const compileRedirects = ({
  rules,
  pagePaths,
  externalHosts,
}: CompileInput): CompiledRedirects => {
  const problems: RedirectProblem[] = [];
  const notes: string[] = [];
  const pages = new Set(pagePaths);
  const countries = new Set(pagePaths.map(countryOf));
  const pageByPath = new Map(pagePaths.map((path) => [redirectSource(path), path]));
  const byPath = indexRules(rules, new Set(externalHosts), (rule, message) =>
    problems.push({ file: rule.file, line: rule.line, kind: 'table', message }),
  );

  const compiled: RedirectRule[] = [];
  for (const [from, rule] of byPath) {
    const { file, line } = rule;
    const page = pageByPath.get(from);
    if (page !== undefined) {
      problems.push({
        file,
        line,
        kind: 'content',
        message: `"${rule.from}" is a page of the website (${page}): take the rule out, or retire the page.`,
      });
      continue;
    }
    const { chain, isLoop } = followChain(rule, byPath);
    if (isLoop) {
      const way = chain.map((step) => `${step.from} (${locationOf(step)})`).join(' -> ');
      problems.push({
        file,
        line,
        kind: 'table',
        message: `"${rule.from}" never ends: ${way} -> ${chain.at(-1)?.to}.`,
      });
      continue;
    }
    const to = targetOfChain(chain);
    const { path } = splitTarget(to);
    if (to.startsWith('/') && !pages.has(path)) {
      const country = countryOf(path);
      const alike = pageByPath.get(redirectSource(path));
      const hint = alike === undefined ? 'name a page that exists' : `the page is ${alike}`;
      problems.push({
        file,
        line,
        kind: 'content',
        message: `"${path}" is no page of the website: ${hint}.`,
        ...(alike === undefined &&
          country !== undefined &&
          !countries.has(country) && { absentCountry: country }),
      });
      continue;
    }
    if (chain.length > 1) {
      const way = chain.map((step) => step.from).join(' -> ');
      notes.push(`${locationOf(rule)}: ${way} -> ${to} is one hop now; write ${to} as the target.`);
    }
    compiled.push({ from, originalFrom: decodeURIComponent(rule.from), to });
  }
  return { rules: compiled, problems, notes };
};
