import { PropertyPage } from '../../../property-page';
import { RecordPreviewPage } from '../../record-preview-page';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function PropertyPreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/record-preview/properties/[id]'>) {
  const [{ id }, { words }] = [await params, await searchParams];
  return (
    <RecordPreviewPage name={`properties/${id}`} words={words}>
      {() => <PropertyPage id={id} />}
    </RecordPreviewPage>
  );
}
