import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { ImportPage } from '@/components/import/import-page';
import { SourcePage } from '@/components/import/source-page';
import { dataState } from '@/lib/data/store';
import { feedsOut } from '@/lib/feeds/left-out';
import { findQueriedSource, readImports, readReport } from '@/lib/import/import-page';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('import'),
});

export default officePage('import', async ({ session, locale, data }, query) => {
  const savedCopies = await listFormCopies('import.source', session.staff);
  const overview = await readImports();
  const line = findQueriedSource(overview, query);
  if (line) {
    const report = await readReport({ source: line.source, runs: overview.runs }, query);
    return (
      <SourcePage {...line} overview={overview} savedCopies={savedCopies} report={report} locale={locale} data={data} />
    );
  }
  const drafts = dataState().drafts().snapshot.catalogue.properties.values();
  return (
    <ImportPage
      overview={overview}
      savedCopies={savedCopies}
      locale={locale}
      data={data}
      feeds={feedsOut(data, drafts)}
    />
  );
});
