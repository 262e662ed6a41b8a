import { PropertyPage } from '../../../property-page';
import { Beside } from '../../beside';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function BesidePropertyPage({
  params,
  searchParams,
}: PageProps<'/[locale]/beside/properties/[id]'>) {
  const [{ id }, { words }] = [await params, await searchParams];
  return (
    <Beside name={`properties/${id}`} words={words}>
      {() => <PropertyPage id={id} />}
    </Beside>
  );
}
