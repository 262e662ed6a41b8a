import { useTranslations } from 'next-intl';
import page from '@/components/staff/office.module.css';
import type { RecordCheck } from '@/lib/records/form/check-record';

interface SectionCountProps {
  paths: readonly string[];
  check: RecordCheck;
}

/** How much of a section is wrong or missing. */
export function SectionCount({ paths, check }: SectionCountProps) {
  const t = useTranslations('office.edit');
  const within = (messages: Record<string, string>) =>
    Object.keys(messages).filter((one) => paths.some((path) => one === bare(path) || one.startsWith(`${bare(path)}.`)))
      .length;
  const [wrong, missing] = [within(check.errors), within(check.missing)];
  if (wrong > 0) return <span className={page.error}> {t('wrong', { count: wrong })}</span>;
  return missing > 0 ? <span className={page.muted}> {t('toFill', { count: missing })}</span> : null;
}

/** The path of the group that a localized text is in. */
const bare = (path: string): string => path.replace(/\.\*.*$/, '');
