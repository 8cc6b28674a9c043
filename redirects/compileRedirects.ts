import { redirectAddress } from '../src/features/redirects/redirectAddress';
import { retiredPath } from '../src/features/redirects/retiredPath';
import { checkSource, checkTarget } from './checkAddress';
import {
  placeOf,
  type CompiledRedirects,
  type RedirectProblem,
  type RedirectRule,
  type WrittenRule,
} from './types';

export type CompileInput = {
  rules: readonly WrittenRule[];
  /** Every page of the website, as the routes have it. */
  pagePaths: readonly string[];
  /** Hosts that a rule may lead away to, such as `jobs.talvane.example`. */
  externalHosts: readonly string[];
};

const splitTarget = (to: string): { path: string; search: string; hash: string } => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { path, search, hash };
};

/** The rules that are right by themselves and the only ones of their path, by the path. */
const indexRules = (
  rules: readonly WrittenRule[],
  hosts: ReadonlySet<string>,
  refuse: (rule: WrittenRule, message: string) => void,
): Map<string, WrittenRule> => {
  const byPath = new Map<string, WrittenRule>();
  for (const rule of rules) {
    const faults = [checkSource(rule.from), checkTarget(rule.to, hosts)].filter(
      (fault) => fault !== undefined,
    );
    faults.forEach((fault) => refuse(rule, fault));
    const path = retiredPath(rule.from);
    if (faults.length > 0 || path === undefined) continue;
    const first = byPath.get(path);
    if (first) {
      refuse(rule, `"${rule.from}" has a rule already, in ${placeOf(first)}: keep one of them.`);
    } else {
      byPath.set(path, rule);
    }
  }
  return byPath;
};

/** The rules from one to the last of its chain; `isLoop` when they lead back to one of themselves. */
const followChain = (
  rule: WrittenRule,
  byPath: ReadonlyMap<string, WrittenRule>,
): { chain: WrittenRule[]; isLoop: boolean } => {
  const chain = [rule];
  for (;;) {
    const { to } = chain.at(-1) as WrittenRule;
    const path = to.startsWith('/') ? retiredPath(splitTarget(to).path) : undefined;
    const next = path === undefined ? undefined : byPath.get(path);
    if (next === undefined) return { chain, isLoop: false };
    if (chain.includes(next)) return { chain, isLoop: true };
    chain.push(next);
  }
};

/** The target of a chain: that of its last rule, with the queries and the last hash on the way. */
const targetOfChain = (chain: readonly WrittenRule[]): string =>
  chain
    .slice(1)
    .reduce(
      (carried, { to }) =>
        redirectAddress(to, splitTarget(carried).search, splitTarget(carried).hash),
      chain[0]?.to ?? '',
    );

/**
 * Turns the table into rules of one hop: compares paths without regard to case and slashes at the end, flattens chains,
 * and refuses duplicates, loops, live pages as sources, and targets that are no page and on no allowed host. All
 * problems are found at once; rules that have one are left out.
 */
export const compileRedirects = ({
  rules,
  pagePaths,
  externalHosts,
}: CompileInput): CompiledRedirects => {
  const problems: RedirectProblem[] = [];
  const notes: string[] = [];
  const pages = new Set(pagePaths);
  const pageByPath = new Map(pagePaths.map((path) => [retiredPath(path), path]));
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
      const way = chain.map((step) => `${step.from} (${placeOf(step)})`).join(' -> ');
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
      const alike = pageByPath.get(retiredPath(path));
      const hint = alike === undefined ? 'name a page that exists' : `the page is ${alike}`;
      problems.push({
        file,
        line,
        kind: 'content',
        message: `"${path}" is no page of the website: ${hint}.`,
      });
      continue;
    }
    if (chain.length > 1) {
      const way = chain.map((step) => step.from).join(' -> ');
      notes.push(`${placeOf(rule)}: ${way} -> ${to} is one hop now; write ${to} as the target.`);
    }
    compiled.push({ from, writtenFrom: decodeURIComponent(rule.from), to });
  }
  return { rules: compiled, problems, notes };
};
