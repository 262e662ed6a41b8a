import type { Metadata } from 'next';
import { ProjectPage, projectMetadata } from '@/app/[locale]/(site)/project-page';
import { publishedData } from '@/lib/data/store';

type Props = PageProps<'/[locale]/project/[id]'>;

export const generateStaticParams = () =>
  [...publishedData().catalogue.projects.values()]
    .filter(({ external }) => !external)
    .map(({ id }) => ({ id: String(id) }));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => projectMetadata((await params).id);

export default async function ProjectInOrderPage({ params }: Props) {
  return <ProjectPage id={(await params).id} order="building" />;
}
