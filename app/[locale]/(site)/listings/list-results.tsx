import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/listing/card-grid';
import { NoHomes } from '@/components/listing/no-homes';
import { Pagination } from '@/components/listing/pagination';
import { Results } from '@/components/listing/results';
import { Icon } from '@/components/ui/icon';
import { registerHref } from '@/lib/alerts/register-href';
import { toCardView } from '@/lib/catalogue/card-view';
import { looserView } from '@/lib/catalogue/list-view/looser-view';
import { paginationView } from '@/lib/catalogue/list-view/pagination-view';
import { cardWords } from '@/lib/i18n/home-words';
import { listMapView } from '@/lib/map/map-view';
import { mapTexts } from '../map-texts';
import type { ReadList } from './read-list';

/** The homes of a list, page by page and on a map, or the way out where there are none. */
export async function ListResults({ list, resetPath }: { list: ReadList; resetPath: string | null }) {
  const { criteria, data, locale, t, result } = list;
  const { view = 'list' } = criteria;
  const [words, map, chips, alerts] = await Promise.all([
    cardWords(locale),
    getTranslations('map'),
    getTranslations('chips'),
    getTranslations('alerts'),
  ]);
  const register = registerHref(criteria, locale, data);
  const homes = result.ids.flatMap((id) => data.catalogue.properties.get(id) ?? []);
  const pages = {
    pages: t('pages'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
    pageOf: (page: number, total: number) => t('pageOf', { page, total }),
  };
  const onMap = view === 'list' ? null : listMapView(criteria, locale, await mapTexts(), data);
  return (
    <Results view={view} map={onMap} withoutScript={map('withoutScript')}>
      {homes.length === 0 && (
        <NoHomes
          view={{
            title: t('noneTitle'),
            text: t('noneText'),
            looser: looserView(criteria, locale, chips, (values) => t('without', values), data),
            reset: resetPath ? { text: t('reset'), path: resetPath } : null,
            register: register ? { text: alerts('keepInformed'), path: register } : null,
          }}
        />
      )}
      <CardGrid
        cards={homes.map((property) => toCardView(property, locale, words, data))}
        heading="h2"
        eager={view !== 'map'}
      />
      {homes.length > 0 && register && (
        <div className="list-alert">
          <a className="button button-quiet" href={register} rel="nofollow">
            <Icon name="bell" />
            {alerts('keepInformed')}
          </a>
        </div>
      )}
      <Pagination pagination={paginationView(criteria, result, locale, pages, data)} />
    </Results>
  );
}
