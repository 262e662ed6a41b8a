import { getTranslations } from 'next-intl/server';
import type { FetchIssue } from '@/lib/import/fetch-error';

/** Returns the reason why a feed or a picture could not be fetched; the English message of a library follows unchanged. */
export async function FetchIssueText({ issue: { kind, found = 0, limit = 0, detail } }: { issue: FetchIssue }) {
  const t = await getTranslations('office.import');
  return (
    <>
      {t(`fetch.${kind}`, { found, limit })}
      {detail && (
        <>
          {' '}
          <span lang="en">({detail})</span>
        </>
      )}
    </>
  );
}
