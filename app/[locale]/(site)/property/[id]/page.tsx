import type { Metadata } from 'next';
import { PropertyPage, propertyMetadata } from '@/app/[locale]/(site)/property-page';
import { prebuiltProperties } from '@/lib/catalogue/search/prebuilt';
import { publishedData } from '@/lib/data/store';

type Props = PageProps<'/[locale]/property/[id]'>;

export const generateStaticParams = () =>
  prebuiltProperties(publishedData().catalogue).map((id) => ({ id: String(id) }));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => propertyMetadata((await params).id);

export default async function PropertyByNumberPage({ params }: Props) {
  return <PropertyPage id={(await params).id} />;
}
