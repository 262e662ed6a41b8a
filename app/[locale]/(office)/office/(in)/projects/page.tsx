import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Projects } from '@/components/records/projects/projects';
import { dataState } from '@/lib/data/store';
import { listOfficeProjects } from '@/lib/records/units/project-units';
import { unsavedTexts } from '@/lib/staff/working-copies/unsaved-changes';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('projects'),
});

export default officePage('projects', async ({ session: { staff }, locale }) => {
  const withDrafts = dataState().drafts().snapshot;
  const unsaved = await unsavedTexts(staff.id, locale);
  return <Projects projects={listOfficeProjects(withDrafts)} unsaved={unsaved} locale={locale} data={withDrafts} />;
});
