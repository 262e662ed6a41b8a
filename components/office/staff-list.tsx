import { getTranslations } from 'next-intl/server';
import { languageName } from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { officeRoles, type StaffMember } from '@/lib/office/views';
import page from './office.module.css';
import { OfficeForm } from './office-form';
import styles from './staff.module.css';

type TeamPerson = Pick<StaffMember, 'id' | 'name'>;

interface StaffListProps {
  staff: readonly (StaffMember & { sessions: number })[];
  me: string;
  team: readonly TeamPerson[];
  locale: Locale;
}

/** Who may come in, as what; and an invitation for the next one. */
export async function StaffList({ staff, me, team, locale }: StaffListProps) {
  const [t, nav] = [await getTranslations('office.staff'), await getTranslations('office.nav')];
  return (
    <main id="content" className={page.page} data-part="staff">
      <h1 className={page.title}>{nav('staff')}</h1>
      <ul className={styles.people}>
        {staff.map((person) => (
          <Person key={person.id} person={person} isMe={person.id === me} team={team} />
        ))}
      </ul>
      <section className={`${page.section} ${page.narrow}`}>
        <h2>{t('invite')}</h2>
        <p className={page.muted}>{t('inviteText')}</p>
        <OfficeForm action="staff.invite" className={page.form} resets>
          <label className="field">
            <span>{t('name')}</span>
            <input className="input" name="name" maxLength={200} required />
          </label>
          <label className="field">
            <span>{t('email')}</span>
            <input className="input" type="email" name="email" maxLength={254} required />
          </label>
          <Rights rights={{ role: 'broker', broker: null }} team={team} />
          <label className="field">
            <span>{t('language')}</span>
            <select className="input" name="language" defaultValue={locale}>
              {locales.map((language) => (
                <option key={language} value={language}>
                  {languageName(language, locale)}
                </option>
              ))}
            </select>
          </label>
          <button className="button" type="submit">
            {t('send')}
          </button>
        </OfficeForm>
        <dl className={styles.roles}>
          {officeRoles.map((role) => (
            <div key={role}>
              <dt>{t(`roles.${role}`)}</dt>
              <dd>{t(`rolesText.${role}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

interface PersonProps {
  person: StaffListProps['staff'][number];
  isMe: boolean;
  team: readonly TeamPerson[];
}

async function Person({ person, isMe, team }: PersonProps) {
  const t = await getTranslations('office.staff');
  const { id, name, email, role, broker, secured, sessions } = person;
  const state = secured ? t('sessions', { count: sessions }) : t('invited');
  const hidden = <input type="hidden" name="id" value={id} />;
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        {name}
        {isMe && <span className={page.muted}> ({t('you')})</span>}
      </p>
      <p className={page.muted}>
        {[t(`roles.${role}`), team.find((one) => one.id === broker)?.name, email, state].filter(Boolean).join(' · ')}
      </p>
      <details className={styles.acts} name={`staff-${id}`}>
        <summary className="link">{t('change')}</summary>
        <OfficeForm action="staff.change" className={page.form} label={`${t('change')}: ${name}`}>
          {hidden}
          <Rights rights={person} team={team} />
          <button className="button button-quiet" type="submit">
            {t('save')}
          </button>
        </OfficeForm>
      </details>
      {sessions > 0 && (
        <OfficeForm action="staff.end-sessions" className={styles.acts}>
          {hidden}
          <button className={`link ${styles.press}`} type="submit">
            {t('end')}
          </button>
        </OfficeForm>
      )}
      {!isMe &&
        (['reset', 'remove'] as const).map((act) => (
          <details key={act} className={styles.acts} name={`staff-${id}`}>
            <summary className="link">{t(act)}</summary>
            <OfficeForm action={`staff.${act}`} className={page.form}>
              {hidden}
              <p>{t(`${act}Text`, { name })}</p>
              <button className="button" type="submit">
                {t(act)}
              </button>
            </OfficeForm>
          </details>
        ))}
    </li>
  );
}

interface RightsProps {
  rights: Pick<StaffMember, 'role' | 'broker'>;
  team: readonly TeamPerson[];
}

async function Rights({ rights: { role, broker }, team }: RightsProps) {
  const t = await getTranslations('office.staff');
  return (
    <>
      <label className="field">
        <span>{t('role')}</span>
        <select className="input" name="role" defaultValue={role}>
          {officeRoles.map((one) => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('person')}</span>
        <select className="input" name="broker" defaultValue={broker ?? ''}>
          <option value="">{t('noPerson')}</option>
          {team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
