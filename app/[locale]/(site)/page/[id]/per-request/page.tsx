import { EditorsPage, editorsMetadata } from '@/app/[locale]/(site)/editors-page';
import { pageQuery } from '@/lib/requests/page-addresses';

type Props = PageProps<'/[locale]/page/[id]/per-request'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => editorsMetadata((await params).id);

/** A page whose form is about a home or project, begins with a search or shows more than the data, rendered for each request. */
export default async function AboutPage({ params, searchParams }: Props) {
  return <EditorsPage id={(await params).id} query={await pageQuery(searchParams)} />;
}
