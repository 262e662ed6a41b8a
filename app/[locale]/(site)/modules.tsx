import { getTranslations } from 'next-intl/server';
import { ModuleRows } from '@/components/modules/module-rows';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import type { PageModule } from '@/lib/content/modules/schema';
import { pageData } from '@/lib/data/store';
import type { FormSubject } from '@/lib/forms/form-pages';
import { queryOfForm } from '@/lib/forms/form-subject';
import { forms } from '@/lib/forms/forms';
import type { Route } from '@/lib/routes/routes';
import { readCurrentDemand } from '@/lib/subscriptions/fitting-searches';
import { getAgenda } from '@/lib/visits/agenda';
import { listSlotDays } from '@/lib/visits/choose-slot';
import { pageLocale } from './frame';
import { sendForm } from './send-form';

interface ModulesProps {
  route: Route;
  modules: readonly PageModule[];
  subject?: FormSubject | null;
  search?: Criteria | null;
}

/** The modules of a page, as the editor put them together. */
export async function Modules({ route, modules, subject = null, search = null }: ModulesProps) {
  const [locale, data] = await Promise.all([pageLocale(), pageData()]);
  const live = modules.map((module) => (module.view === 'form' ? forms[module.form].live : undefined));
  const home = subject?.type === 'property' ? (data.catalogue.properties.get(subject.id) ?? null) : null;
  const days = live.includes('slots')
    ? await listSlotDays(getAgenda(home, data), locale, await getTranslations('forms'), data)
    : [];
  const address = data.paths.href(route, locale) + queryOfForm(subject, search);
  const demand = live.includes('demand') ? await readCurrentDemand(data.catalogue) : [];
  const context = { locale, data, address, subject, search, send: sendForm, slotDays: days, demand };
  return <ModuleRows modules={modules} context={context} />;
}
