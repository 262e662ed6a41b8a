import { PropertyPage } from '@/app/[locale]/(site)/property-page';
import { RecordPreviewPage } from '@/app/[locale]/(site)/record-preview/record-preview-page';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function PropertyPreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/record-preview/properties/[id]'>) {
  const [{ id }, { words }] = await Promise.all([params, searchParams]);
  return (
    <RecordPreviewPage name={`properties/${id}`} words={words}>
      {() => <PropertyPage id={id} />}
    </RecordPreviewPage>
  );
}
