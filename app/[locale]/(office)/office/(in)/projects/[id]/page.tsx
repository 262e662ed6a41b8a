import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { ProjectPage } from '@/components/records/projects/project-page';
import { NothingHere } from '@/components/staff/nothing-here';
import { dataState } from '@/lib/data/store';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { gridChoices } from '@/lib/records/units/project-units';
import { gridRows } from '@/lib/records/units/unit-copies';
import { may } from '@/lib/staff/rights';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('projects'),
});

export default officePage('projects/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const withDrafts = dataState().drafts().snapshot;
  const project = withDrafts.catalogue.projects.get(Number(id));
  if (!project) {
    setAnswerStatus(404);
    return <NothingHere back="projects" locale={locale} />;
  }
  const choices = await gridChoices(project, locale, withDrafts);
  return (
    <ProjectPage
      project={project}
      rows={await gridRows({ project: project.id, staff, choices, locale })}
      choices={choices}
      mayEdit={may(staff.role, 'content.edit')}
      locale={locale}
      data={data}
    />
  );
});
