import { getTranslations } from 'next-intl/server';
import type { FetchFault } from '@/lib/import/fetch-fault';

/** Why a feed or a picture could not be fetched; the English message of a library follows unchanged. */
export async function FetchFaultText({ fault: { kind, found = 0, limit = 0, detail } }: { fault: FetchFault }) {
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
