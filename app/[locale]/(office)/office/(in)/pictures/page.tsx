import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Pictures } from '@/components/records/pictures/pictures';
import { dataState } from '@/lib/data/store';
import { listDocumentFiles } from '@/lib/records/documents/document-list';
import { listPictures, readPicturesQuery } from '@/lib/records/pictures/picture-list';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('pictures'),
});

export default officePage('pictures', async ({ session: { staff }, locale }, search) => {
  const query = readPicturesQuery(search);
  const { files, drafts } = dataState();
  const data = drafts().snapshot;
  const pictures = await listPictures(query, { pictures: data.catalogue.pictures, files });
  const documents = await listDocumentFiles(query.documents ? query : { page: 1 }, files);
  return <Pictures query={query} pictures={pictures} documents={documents} staff={staff} locale={locale} data={data} />;
});
