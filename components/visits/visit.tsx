import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SlotChoices } from '@/components/forms/slot-choices';
import slotStyles from '@/components/forms/slots.module.css';
import { SubjectCard } from '@/components/forms/subject-card';
import { FactList } from '@/components/ui/fact-list';
import type { VisitAnswer } from '@/lib/requests/visit-answers';
import { calendarHref } from '@/lib/visits/visit-link';
import { formatMoment } from '@/lib/visits/visit-subject';
import type { VisitView } from '@/lib/visits/visit-view';
import styles from './visit.module.css';

interface VisitProps {
  visit: VisitView;
  /** The token of the link that opened the page. */
  token: string;
  /** The result of the last action. */
  answer: VisitAnswer | null;
}

const refusals: readonly VisitAnswer[] = ['full', 'choose', 'over'];

/** An appointment: its state, when, where and with whom, and what can be changed. */
export async function Visit({ visit, token, answer }: VisitProps) {
  const { state, offeredUntil, facts, subject, days, againHref } = visit;
  const [t, locale] = await Promise.all([getTranslations('visits'), getLocale()]);
  const until = offeredUntil === null ? '' : formatMoment(offeredUntil, locale, t);
  return (
    <div className={`wrap ${styles.visit}`}>
      {answer && (
        <p
          className={refusals.includes(answer) ? `${styles.visitAnswer} ${styles.visitWrong}` : styles.visitAnswer}
          data-part="visit-answer"
          role="status"
        >
          {t(`answers.${answer}`)}
        </p>
      )}
      <div className={styles.visitHead}>
        <p data-state={state} className={[styles.visitState, styles[`visit-${state}`]].filter(Boolean).join(' ')}>
          {t(`states.${state}`)}
        </p>
        <h1>{t('title')}</h1>
        <p className="lead">{t(`leads.${state}`, { until })}</p>
      </div>
      <FactList className={styles.ruledFacts} facts={facts} />
      {state === 'confirmed' && (
        <p>
          <a className="button" data-part="visit-calendar" href={calendarHref(token, locale)}>
            {t('page.calendar')}
          </a>
        </p>
      )}
      {subject && <SubjectCard subject={subject} />}
      {days && (
        <VisitChange
          state={state}
          token={token}
          days={days}
          moveFirst={state === 'lapsed' || answer === 'full' || answer === 'choose'}
        />
      )}
      {againHref && (
        <p>
          <a className="button" href={againHref}>
            {t('page.again')}
          </a>
        </p>
      )}
    </div>
  );
}

interface ChangeProps {
  state: VisitView['state'];
  token: string;
  days: NonNullable<VisitView['days']>;
  /** Whether the other moments are shown without a click. */
  moveFirst: boolean;
}

/** Accepting an offer, choosing another moment, cancelling. */
async function VisitChange({ state, token, days, moveFirst }: ChangeProps) {
  const [t, slots] = await Promise.all([getTranslations('visits'), getTranslations('forms.slots')]);
  const isConfirmed = state === 'confirmed';
  return (
    <div className="visit-change">
      {state === 'offered' && (
        <VisitForm act="accept" token={token}>
          <button className="button" type="submit">
            {t('accept')}
          </button>
        </VisitForm>
      )}
      <details className={styles.visitAct} open={moveFirst}>
        <summary className={slotStyles.summaryRow}>{t('page.move')}</summary>
        <VisitForm act="move" token={token}>
          <fieldset>
            <legend>{t('page.moveText')}</legend>
            <SlotChoices name="slot" days={days} words={{ full: slots('full'), none: slots('none') }} />
          </fieldset>
          {days.length > 0 && (
            <button className="button" type="submit">
              {t('page.moveSubmit')}
            </button>
          )}
        </VisitForm>
      </details>
      <details className={styles.visitAct}>
        <summary className={slotStyles.summaryRow}>{t(isConfirmed ? 'page.cancel' : 'page.leave')}</summary>
        <VisitForm act="cancel" token={token}>
          <p>{t(isConfirmed ? 'page.cancelText' : 'page.leaveText')}</p>
          <button className="button button-quiet" type="submit">
            {t(isConfirmed ? 'page.cancelSubmit' : 'page.leave')}
          </button>
        </VisitForm>
      </details>
    </div>
  );
}

interface FormProps {
  act: 'move' | 'cancel' | 'accept';
  token: string;
  children: ReactNode;
}

/** A form of plain HTML, which the server answers with a redirect to the page of the appointment. */
async function VisitForm({ act, token, children }: FormProps) {
  return (
    <form
      className={styles.visitForm}
      noValidate
      method="post"
      encType="multipart/form-data"
      action="/api/visits/change/"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={await getLocale()} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
