import { getTranslations } from 'next-intl/server';
import cardStyles from '@/components/listing/card.module.css';
import { HomeCard } from '@/components/listing/card-grid';
import { ShareList } from '@/components/saved/share-list';
import { UnavailableHomes } from '@/components/saved/unavailable-homes';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { findSaved, maxCompared } from '@/lib/catalogue/saved-homes';
import type { Shortlist as Found, ShortlistAnswer } from '@/lib/catalogue/shortlist';
import { toCardView } from '@/lib/catalogue/views/card-view';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { StaticHtml } from '@/lib/next/static-html';
import { NicknameField } from './nickname-field';
import { Opinions } from './opinions';
import styles from './shortlist.module.css';

interface ShortlistProps {
  shortlist: Found;
  /** The absolute address that the others get. */
  address: string;
  /** The token of its address. */
  list: string;
  /** The result of the last action. */
  answer: ShortlistAnswer | null;
  locale: Locale;
  data: Snapshot;
}

/** The homes of a list with what each person says of them, those that everybody likes first. */
export async function Shortlist({ shortlist, address, list, answer, locale, data }: ShortlistProps) {
  const t = await getTranslations('shortlist');
  const { homes, gone } = findSaved(shortlist.homes, data.catalogue);
  const likedBy = (id: number) => shortlist.reactions.filter((one) => one.home === id && one.opinion === 'like').length;
  const sorted = homes.toSorted((a, b) => likedBy(b.id) - likedBy(a.id));
  const liked = sorted.filter(({ id }) => likedBy(id) > 0).slice(0, maxCompared);
  const { self, isMaker } = shortlist;
  const fields = { list, locale };
  return (
    <div className="wrap listings" data-refresh="">
      <StaticHtml>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p className="lead page-lead">{t('lead')}</p>
          {answer && answer !== 'done' && (
            <p className={styles.answer} role="status" data-part="shortlist-answer">
              {t(`answers.${answer}`)}
            </p>
          )}
          <p>{t('people', { people: shortlist.people.join(', ') })}</p>
          {!self && (
            <form className={styles.join} method="post" encType="multipart/form-data" action="/api/shortlist/">
              <HiddenFields values={{ ...fields, act: 'join' }} />
              <NicknameField />
              <button className="button" type="submit">
                {t('join')}
              </button>
            </form>
          )}
        </div>
      </StaticHtml>
      <UnavailableHomes ids={gone.map(({ id }) => id)} />
      <StaticHtml>
        <div className={cardStyles.cardGrid} data-part="card-grid" data-per-row={3}>
          {sorted.map((home) => (
            <div key={home.id} id={`home-${home.id}`} className={styles.home}>
              <HomeCard card={toCardView(home, locale, data)} heading="h2" sizes="card" eager={false} />
              {shortlist.people.length > 1 && likedBy(home.id) === shortlist.people.length && (
                <p className={styles.everybody}>{t('everybody')}</p>
              )}
              <Opinions
                home={home.id}
                reactions={shortlist.reactions.filter((one) => one.home === home.id)}
                self={self}
                fields={fields}
              />
            </div>
          ))}
        </div>
      </StaticHtml>
      {liked.length > 1 && (
        <p className={styles.next}>
          <a
            className="button"
            href={`${data.paths.href({ name: 'compare' }, locale)}?ids=${liked.map(({ id }) => id).join(',')}`}
          >
            {t('compareLiked', { count: liked.length })}
          </a>
        </p>
      )}
      {self && (
        <form
          className={`${styles.join} ${styles.add}`}
          method="post"
          encType="multipart/form-data"
          action="/api/shortlist/"
        >
          <HiddenFields values={{ ...fields, act: 'add' }} />
          <label className="field">
            <span>{t('add')}</span>
            <input className="input" name="ids" required aria-describedby="add-help" />
          </label>
          <button className="button button-quiet" type="submit">
            {t('addNow')}
          </button>
          <p id="add-help" className={styles.kept}>
            {t('addHelp')}
          </p>
        </form>
      )}
      <ShareList
        address={address}
        ids={null}
        help={t('kept', { days: data.content.site.retention.shortlists })}
        isOpen
      />
      {isMaker && (
        <details className={styles.erase}>
          <summary>{t('erase')}</summary>
          <p>{t('eraseText')}</p>
          <form method="post" encType="multipart/form-data" action="/api/shortlist/">
            <HiddenFields values={{ ...fields, act: 'erase' }} />
            <button className="button button-quiet" type="submit">
              {t('eraseNow')}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}
