import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectPage, projectMetadata } from '@/app/[locale]/(site)/project-page';
import { isUnitOrder } from '@/lib/catalogue/projects/units';

type Props = PageProps<'/[locale]/project/[id]/[order]'>;

/** Rendered on the first request, then cached. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  projectMetadata((await params).id, false);

/** A project with its units sorted by a column of the table. */
export default async function SortedProjectPage({ params }: Props) {
  const { id, order } = await params;
  if (!isUnitOrder(order)) notFound();
  return <ProjectPage id={id} order={order} />;
}
