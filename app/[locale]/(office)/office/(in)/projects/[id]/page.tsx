import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NothingHere } from '@/components/office/nothing-here';
import { ProjectPage } from '@/components/office/projects/project-page';
import { dataState } from '@/lib/data/store';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { may } from '@/lib/office/permissions';
import { gridChoices } from '@/lib/office/units/project-units';
import { gridRows } from '@/lib/office/units/unit-copies';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('projects'),
});

export default officePage('page.project', async ({ session: { staff }, locale, data }, _, id) => {
  const all = dataState().drafts().snapshot;
  const project = all.catalogue.projects.get(Number(id));
  if (!project) {
    setAnswerStatus(404);
    return <NothingHere back="projects" locale={locale} />;
  }
  const choices = await gridChoices(project, locale, all);
  return (
    <ProjectPage
      project={project}
      rows={await gridRows({ project: project.id, staff, choices })}
      choices={choices}
      mayEdit={may(staff.role, 'content.edit')}
      locale={locale}
      data={data}
    />
  );
});
