import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { dataState, showInstead } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { besideOf, hindrances } from '@/lib/records/edit/beside';
import type { RecordRef } from '@/lib/records/edit/records';
import type { Route } from '@/lib/routes/routes';
import { officeSession } from '@/lib/staff/session';
import { pageLocale } from '../frame';

interface BesideProps {
  /** "properties/5801" */
  name: string;
  /** The language of the form. */
  words: string | string[] | undefined;
  children: (record: RecordRef, route: Route | null) => ReactNode;
}

/** The page of a record as it is being typed, for who may change it; or what prevents that, in words. */
export async function Beside({ name, words, children }: BesideProps) {
  const beside = await besideOf(name, await officeSession(await headers()), dataState());
  if (!beside) {
    setAnswerStatus(404);
    return <main data-part="not-beside" />;
  }
  if ('issues' in beside) {
    const lines = await hindrances(beside, isLocale(words) ? words : await pageLocale());
    return (
      <main data-part="hindrances">
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
  showInstead(beside.data);
  return children(beside.record, beside.route);
}
