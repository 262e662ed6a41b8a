import { EditorsPage, editorsMetadata } from '../editors-page';

type Props = PageProps<'/[locale]/page/[id]/[about]'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => editorsMetadata((await params).id);

/** A page whose form is about a home or project, rendered for each request. */
export default async function AboutPage({ params }: Props) {
  return <EditorsPage {...(await params)} />;
}
