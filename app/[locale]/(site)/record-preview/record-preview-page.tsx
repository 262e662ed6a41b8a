import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { pageLocale } from '@/app/[locale]/(site)/frame';
import { dataState, overrideSnapshot } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { previewIssues, recordPreview } from '@/lib/records/preview/record-preview';
import type { RecordRef } from '@/lib/records/records';
import type { Route } from '@/lib/routes/routes';
import { officeSession } from '@/lib/staff/session';

interface RecordPreviewProps {
  /** "properties/5801" */
  name: string;
  /** The language of the form. */
  words: string | string[] | undefined;
  children: (record: RecordRef, route: Route | null) => ReactNode;
}

/** The preview of a record with its unsaved changes, for staff who may change it; or the issues that prevent it. */
export async function RecordPreviewPage({ name, words, children }: RecordPreviewProps) {
  const preview = await recordPreview(name, await officeSession(await headers()), dataState());
  if (!preview) {
    setAnswerStatus(404);
    return <main data-part="no-preview" />;
  }
  if ('issues' in preview) {
    const lines = await previewIssues(preview, isLocale(words) ? words : await pageLocale());
    return (
      <main data-part="preview-errors">
        <ul>
          {lines.map(({ path, text }) => (
            <li key={path} data-path={path}>
              {text}
            </li>
          ))}
        </ul>
      </main>
    );
  }
  overrideSnapshot(preview.data);
  return children(preview.record, preview.route);
}
