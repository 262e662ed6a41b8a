import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Agenda } from '@/components/visits/agenda';
import { AgendaColumns, AgendaWeek } from '@/components/visits/agenda-days';
import { AgendaList } from '@/components/visits/agenda-list';
import { VisitsToCheck } from '@/components/visits/visits-to-check';
import { dayOf } from '@/lib/base/day';
import { readAgendaQuery, readDays, readList } from '@/lib/visits/agenda-page';
import { listStaffAgendas } from '@/lib/visits/agenda-scope';
import { listVisitsToCheck } from '@/lib/visits/visits-to-check';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('agenda'),
});

export default officePage('agenda', async ({ session: { staff }, locale, data }, search) => {
  const query = readAgendaQuery(search);
  const today = dayOf(Date.now());
  const view = { query, locale, data };
  const days = query.view === 'list' ? [] : await readDays(query, staff, data);
  return (
    <Agenda query={query} agendas={listStaffAgendas(staff, data)} today={today} locale={locale}>
      <VisitsToCheck homes={await listVisitsToCheck(staff, data)} locale={locale} data={data} />
      {query.view === 'day' && <AgendaColumns agendas={days[0]?.agendas ?? []} locale={locale} data={data} />}
      {query.view === 'week' && <AgendaWeek {...view} days={days} today={today} />}
      {query.view === 'list' && <AgendaList {...view} list={await readList(query, staff, data)} />}
    </Agenda>
  );
});
