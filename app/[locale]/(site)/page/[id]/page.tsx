import { EditorsPage, editorsMetadata } from '@/app/[locale]/(site)/editors-page';
import { formOn } from '@/lib/content/pages';
import { publishedData } from '@/lib/data/store';
import { forms } from '@/lib/forms/forms';
import type { PageForm } from '@/lib/routes/page-forms';

type Props = PageProps<'/[locale]/page/[id]'>;

/** All but those that are rendered for each request. */
export const generateStaticParams = () =>
  [...publishedData().content.pages.values()].filter((page) => !isLive(formOn(page))).map(({ id }) => ({ id }));

const isLive = (form: PageForm | null): boolean => form !== null && forms[form].live !== undefined;

export const generateMetadata = async ({ params }: Props) => editorsMetadata((await params).id);

/** A page that editors build. */
export default async function CachedEditorsPage({ params }: Props) {
  return <EditorsPage id={(await params).id} />;
}
