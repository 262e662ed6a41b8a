import page from '@/components/staff/office.module.css';
import type { FieldIssue } from '@/lib/files/issues';
import { withColon } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { issueParts } from '@/lib/records/issue-messages';

interface IssueProps {
  issue: FieldIssue & { file?: string };
  locale: Locale;
  /** The name of the field, where it is not one of a file. */
  name?: string;
}

/** The field of an issue as its form calls it, and what is wrong there. */
export async function IssueText({ issue, locale, name }: IssueProps) {
  const { field, text } = await issueParts(issue, locale);
  const place = name || field;
  return (
    <>
      {place && <span>{withColon(place, locale)}</span>} <span className={page.muted}>{text}</span>
    </>
  );
}
