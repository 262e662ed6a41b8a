import { getLocale, getTranslations } from 'next-intl/server';
import { decorative, Picture } from '@/components/ui/picture';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import { ownAddress } from '@/lib/catalogue/known-homes';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import type { Snapshot } from '@/lib/content/snapshot';
import { requirePublishedHome } from '@/lib/owners/homes';
import { chooserHomes, type PortalState } from '@/lib/owners/portal';
import { portalHref } from '@/lib/requests/portal-href';
import { HomeLine } from './home-line';
import styles from './portal.module.css';

interface HomeChooserProps {
  state: PortalState;
  /** The section waits for a choice. */
  open: boolean;
  data: Snapshot;
}

/** Which homes the section is about: none ticked means all. */
export async function HomeChooser({ state, open, data }: HomeChooserProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account.portal')]);
  const { section, owned, chosen, wanted } = state;
  const { searchable, withPictures, homes } = chooserHomes(state);
  const action = portalHref({ section }, locale, data);
  // A form replaces the query of its address.
  const as = wanted.as && <input type="hidden" name="as" value={wanted.as} />;
  const [only, ...others] = chosen;
  const count = chosen.length;
  const summary = (): string => {
    if (only !== undefined && others.length === 0) return ownAddress(requirePublishedHome(only, data), locale, data);
    if (wanted.words) return t('found', { count, words: wanted.words });
    return t(count === owned.length ? 'all' : 'chosen', { count });
  };
  return (
    <details className={styles.portalChooser} data-part="portal-chooser" open={open}>
      <summary>{summary()}</summary>
      {searchable && (
        <search>
          <form method="get" action={action}>
            {as}
            <label htmlFor="portal-find">{t('searchLabel')}</label>
            <div className={styles.portalFind}>
              <input id="portal-find" className="input" type="search" name="find" defaultValue={wanted.words ?? ''} />
              <button className="button" type="submit">
                {t('search')}
              </button>
            </div>
          </form>
        </search>
      )}
      {homes.length > 0 && (
        <form method="get" action={action}>
          {as}
          <fieldset>
            <legend className="sr-only">{t('homes')}</legend>
            <ul>
              {homes.map(({ id, ticked }) => (
                <li key={id}>
                  <HomeChoice id={id} ticked={ticked} withPicture={withPictures} data={data} />
                </li>
              ))}
            </ul>
          </fieldset>
          <button className="button button-quiet" type="submit">
            {t('show')}
          </button>
        </form>
      )}
    </details>
  );
}

interface HomeChoiceProps {
  id: OwnedHome;
  ticked: boolean;
  withPicture: boolean;
  data: Snapshot;
}

async function HomeChoice({ id, ticked, withPicture, data }: HomeChoiceProps) {
  const locale = await getLocale();
  const home = requirePublishedHome(id, data);
  const picture = withPicture ? firstPicture(data.catalogue, home.pictures, locale) : null;
  return (
    <label>
      <input type="checkbox" name="homes" value={id} defaultChecked={ticked} />
      <Picture picture={decorative(picture)} sizes="thumb" />
      <span>
        <strong>{ownAddress(home, locale, data)}</strong>
        <HomeLine home={{ reference: home.reference, name: home.title[locale] }} />
      </span>
    </label>
  );
}
