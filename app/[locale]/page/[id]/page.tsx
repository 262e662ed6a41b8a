import { snapshot } from '@/lib/data/store';
import { EditorsPage, editorsMetadata } from './editors-page';

type Props = PageProps<'/[locale]/page/[id]'>;

export const generateStaticParams = () => [...snapshot().content.pages.keys()].map((id) => ({ id }));

export const generateMetadata = async ({ params }: Props) => editorsMetadata((await params).id);

/** A page that editors build. */
export default async function KeptEditorsPage({ params }: Props) {
  return <EditorsPage id={(await params).id} />;
}
