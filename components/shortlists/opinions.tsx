import { getTranslations } from 'next-intl/server';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { maxNote, type Reaction } from '@/lib/catalogue/shortlist';
import styles from './shortlist.module.css';

interface OpinionsProps {
  home: number;
  reactions: readonly Reaction[];
  /** The nickname of the reader; null for somebody who did not join. */
  self: string | null;
  /** Hidden fields that every form of the page sends. */
  fields: { list: string; locale: string };
}

const icons = { like: 'thumbs-up', dislike: 'thumbs-down' } as const;

/** The opinions about a home, and the viewer's own buttons: one plain form per action. */
export async function Opinions({ home, reactions, self, fields }: OpinionsProps) {
  const t = await getTranslations('shortlist');
  const mine = reactions.find(({ nickname }) => nickname === self);
  const others = reactions.filter((reaction) => reaction !== mine && (reaction.opinion || reaction.note));
  return (
    <div className={styles.opinions} data-part="opinions">
      {others.length > 0 && (
        <ul>
          {others.map(({ nickname, opinion, note }) => (
            <li key={nickname}>
              <p>
                <strong>{nickname}</strong>
                {opinion && (
                  <>
                    <Icon name={icons[opinion]} /> {t(opinion)}
                  </>
                )}
              </p>
              {note && <q>{note}</q>}
            </li>
          ))}
        </ul>
      )}
      {self && (
        <>
          <form className={styles.thumbs} method="post" encType="multipart/form-data" action="/api/shortlist/">
            <HiddenFields values={{ ...fields, act: 'opinion', home: String(home) }} />
            {(['like', 'dislike'] as const).map((opinion) => {
              const pressed = mine?.opinion === opinion;
              return (
                <button
                  key={opinion}
                  type="submit"
                  name="opinion"
                  value={pressed ? 'none' : opinion}
                  aria-pressed={pressed}
                >
                  <Icon name={icons[opinion]} />
                  {t(opinion)}
                </button>
              );
            })}
          </form>
          <form className={styles.note} method="post" encType="multipart/form-data" action="/api/shortlist/">
            <HiddenFields values={{ ...fields, act: 'note', home: String(home) }} />
            <details open={Boolean(mine?.note)}>
              <summary>
                <Icon name="pencil-line" /> {t('note')}
              </summary>
              <textarea
                className="input"
                name="note"
                rows={2}
                maxLength={maxNote}
                defaultValue={mine?.note}
                aria-label={t('note')}
              />
              <button className="button button-quiet" type="submit">
                {t('saveNote')}
              </button>
            </details>
          </form>
        </>
      )}
    </div>
  );
}
