import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/support/project.ts';
import type { FilePicture } from './editors.ts';

/** A page that shows part of a sample file as a text editor does: numbered lines, some highlighted, gaps folded. */
export function filePage({ file, marks, around: [before, after] }: FilePicture): string {
  const lines = readFileSync(inProject('data', file), 'utf8').trimEnd().split('\n');
  const marked = new Set(marks.map((keys) => lineOf(lines, keys)));
  const shown = lines.flatMap((_, at) =>
    [...marked].some((mark) => at >= mark - before && at <= mark + after) ? [at] : [],
  );
  const rows = shown.map((at, i) => {
    const fold = at > 0 && at - 1 !== shown[i - 1] ? '<li class="fold">⋯</li>' : '';
    const look = marked.has(at) ? ' class="mark"' : '';
    return `${fold}<li${look}><span>${at + 1}</span><code>${coloured(lines[at] as string)}</code></li>`;
  });
  return `<!doctype html><html lang="en"><style>${style()}</style><main><h1>data/${file}</h1><ol>${rows.join('')}</ol></main></html>`;
}

/** The line of the last key; each key is searched below the line of the previous one. */
function lineOf(lines: readonly string[], keys: readonly string[]): number {
  return keys.reduce((above, key) => {
    const found = lines.findIndex((line, at) => at > above && line.includes(`"${key}"`));
    if (found < 0) throw new Error(`expected ${keys.join(' › ')} in the sample, found no ${key}`);
    return found;
  }, -1);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const coloured = (line: string) => escaped(line).replace(/"[^"]*"(?=:)/, '<b>$&</b>');

/** The site's own colours and sizes; a browser takes them from `:root` as Tailwind does from `@theme`. */
const style = () => `
  ${readFileSync(inProject('app/styles/tokens.css'), 'utf8').replace('@theme', ':root')}
  body { margin: 0; color: var(--color-ink); font: var(--text-16)/1.6 monospace; }
  main { width: 62.5rem; overflow: hidden; border: 1px solid var(--color-sand); box-sizing: border-box; }
  h1 { margin: 0; padding: 0.5rem 1rem; border-bottom: 1px solid var(--color-sand); background: var(--color-linen); font: inherit; }
  ol { margin: 0; padding: 0.5rem 0; list-style: none; background: var(--color-white); }
  li { display: flex; border-left: 4px solid transparent; }
  li > span { flex: none; width: 3rem; padding-right: 1.5rem; color: var(--color-muted); text-align: right; }
  code { overflow: hidden; font: inherit; text-overflow: ellipsis; white-space: pre; }
  code b { color: var(--color-moss); font-weight: inherit; }
  .mark { border-color: var(--color-clay); background: color-mix(in srgb, var(--color-clay) 14%, var(--color-white)); }
  .mark code { font-weight: 700; }
  .fold { padding-left: 4.5rem; color: var(--color-muted); }`;
