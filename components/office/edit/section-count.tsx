import type { RecordCheck } from '@/lib/office/edit/check';
import page from '../office.module.css';
import type { SaveWords } from './save-bar';

/** How much of a section is wrong or missing. */
export function SectionCount({
  paths,
  check,
  words,
}: {
  paths: readonly string[];
  check: RecordCheck;
  words: Pick<SaveWords, 'wrong' | 'missing'>;
}) {
  const within = (said: Record<string, string>) =>
    Object.keys(said).filter((one) => paths.some((path) => one === bare(path) || one.startsWith(`${bare(path)}.`)))
      .length;
  const [wrong, missing] = [within(check.errors), within(check.missing)];
  if (wrong > 0) return <span className={page.error}> {words.wrong.replace('{count}', String(wrong))}</span>;
  return missing > 0 ? <span className={page.muted}> {words.missing.replace('{count}', String(missing))}</span> : null;
}

/** The path of the group that a localized text is in. */
const bare = (path: string): string => path.replace(/\.\*.*$/, '');
