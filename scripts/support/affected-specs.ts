import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from './project.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from a commit, new ones included. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const allSpecs = (): string[] => globSync('tests/e2e/**/*.spec.ts', { cwd: root });

/** No spec depends on these. */
const unrelated = /^(?:docs|tests\/(?:unit|checks|data|long|look)|tools|deploy|data-sources)\/|\.md$/;
/** Parts of the code that only some specs show; a change of any other file can affect all of them. */
const parts: { code: RegExp; specs: RegExp }[] = [
  { code: /^tests\/e2e\//, specs: /^$/ },
  {
    code: /^(?:components|lib)\/(?:office|staff|records|figures|reviews)\/|^components\/import\/|^app\/\[locale\]\/\(office\)\//,
    specs: /\/(?:office|sweep\/|live-editing)/,
  },
  {
    code: /^(?:components|lib)\/owners\/|^app\/\[locale\]\/\(site\)\/portal\//,
    specs: /\/(?:portal|login|sweep\/)/,
  },
  { code: /^(?:components|lib)\/map\/|^app\/map-frame/, specs: /\/(?:map|travel|sweep\/|dark-scheme)/ },
  { code: /^lib\/import\//, specs: /\/sweep\/logged-in/ },
];

/** The specs that a change of these files can affect. */
export function affectedSpecs(changed: readonly string[]): string[] {
  const patterns = changed
    .filter((file) => !unrelated.test(file))
    .map((file) => parts.find(({ code }) => code.test(file))?.specs ?? /./);
  return allSpecs().filter((spec) => changed.includes(spec) || patterns.some((pattern) => pattern.test(spec)));
}
