import { getLocale, getTranslations } from 'next-intl/server';
import figuresStyles from '@/components/property/figures.module.css';
import { FactList } from '@/components/ui/fact-list';
import { euro } from '@/lib/i18n/euro';
import { date, dateAndTime } from '@/lib/i18n/format';
import type { NameOf } from '@/lib/owners/homes';
import type { OwnerMail, OwnerRequest } from '@/lib/owners/requests';
import { HomeLine } from './home-line';
import styles from './records.module.css';

interface CommunicationsProps {
  requests: OwnerRequest[];
  mails: OwnerMail[];
  nameOf: NameOf;
}

/** Requests of visitors about homes, and the mails that followed. */
export async function Communications({ requests, mails, nameOf }: CommunicationsProps) {
  const t = await getTranslations('owner.communications');
  return (
    <div className={styles.ownerSection}>
      <p className="lead">{t(requests.length > 0 ? 'lead' : 'empty')}</p>
      {requests.length > 0 && (
        <ul className={styles.ownerEntries}>
          {requests.map((request) => (
            <Request key={request.id} request={request} nameOf={nameOf} />
          ))}
        </ul>
      )}
      {mails.length > 0 && <Mails mails={mails} nameOf={nameOf} />}
    </div>
  );
}

async function Request({ request, nameOf }: { request: OwnerRequest; nameOf: NameOf }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.communications')]);
  const { form, createdAt, home, visitor, message } = request;
  const facts = [
    { label: t('moment'), value: request.visitAt && dateAndTime(request.visitAt, locale) },
    { label: t('offer.amount'), value: request.amount && euro(request.amount, locale) },
    { label: t('offer.validUntil'), value: request.validUntil && date(request.validUntil, locale) },
    { label: t('offer.financing'), value: request.financing && t(`financing.${request.financing}`) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <li>
      <p className={styles.ownerEntryHead}>
        <strong>{t(`kinds.${form}`)}</strong>
        <span>{dateAndTime(createdAt, locale)}</span>
      </p>
      <HomeLine home={nameOf(home)} />
      <p>{visitor ?? t('visitor')}</p>
      {facts.length > 0 && <FactList className={styles.ownerFacts} facts={facts} />}
      {message && <blockquote>{message}</blockquote>}
    </li>
  );
}

async function Mails({ mails, nameOf }: { mails: OwnerMail[]; nameOf: NameOf }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.communications')]);
  return (
    <>
      <h2 id="owner-mails">{t('mails.title')}</h2>
      <table
        className={`${figuresStyles.figureTable} ${figuresStyles.historyTable} ${styles.ownerHistory}`}
        aria-labelledby="owner-mails"
      >
        <thead>
          <tr>
            <th scope="col">{t('mails.when')}</th>
            <th scope="col">{t('mails.subject')}</th>
            <th scope="col">{t('mails.state')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map(({ id, at, home, subject, to, state }) => (
            <tr key={id}>
              <td>{dateAndTime(at, locale)}</td>
              <td>
                {subject}
                <small>{t(`to.${to}`)}</small>
                <HomeLine home={nameOf(home)} />
              </td>
              <td>{t(`mailStates.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
