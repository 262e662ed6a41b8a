import { ProjectPage } from '@/app/[locale]/(site)/project-page';
import { RecordPreviewPage } from '@/app/[locale]/(site)/record-preview/record-preview-page';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function ProjectPreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/record-preview/projects/[id]'>) {
  const [{ id }, { words }] = await Promise.all([params, searchParams]);
  return (
    <RecordPreviewPage name={`projects/${id}`} words={words}>
      {() => <ProjectPage id={id} order="building" />}
    </RecordPreviewPage>
  );
}
