import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Figures } from '@/components/figures/figures';
import { dayOf } from '@/lib/base/day';
import { readFiguresQuery } from '@/lib/figures/query';
import { readFigures } from '@/lib/figures/read';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('figures'),
});

export default officePage('figures', async ({ session, locale, data }, search) => {
  const today = dayOf(Date.now());
  const asked = readFiguresQuery(search, today);
  const { figures, scope } = await readFigures(asked, session.staff, locale, data, today);
  const query = { ...asked, home: scope.home };
  return (
    <Figures
      query={query}
      figures={figures}
      scope={scope}
      isFresh={session.isFresh}
      today={today}
      locale={locale}
      data={data}
    />
  );
});
