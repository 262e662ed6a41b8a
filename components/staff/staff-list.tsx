import { getTranslations } from 'next-intl/server';
import { Portrait } from '@/components/ui/portrait';
import type { Staff } from '@/lib/accounts/store-staff';
import { initials } from '@/lib/base/initials';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import { staffRoles } from '@/lib/db/tables/accounts';
import { languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { SelectField, TextField } from './fields';
import page from './office.module.css';
import { OfficeForm } from './office-form';
import styles from './staff.module.css';

type TeamPerson = Pick<Staff, 'id' | 'name'> & { picture: PictureView | null };

interface StaffListProps {
  staff: readonly (Staff & { sessions: number })[];
  me: string;
  team: readonly TeamPerson[];
  locale: Locale;
}

/** The people with access and their roles; and an invitation for the next one. */
export async function StaffList({ staff, me, team, locale }: StaffListProps) {
  const [t, nav] = await Promise.all([getTranslations('office.staff'), getTranslations('office.nav')]);
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
          <TextField label={t('name')} name="name" maxLength={200} required />
          <TextField label={t('email')} name="email" type="email" maxLength={254} required />
          <Rights rights={{ role: 'broker', broker: null }} team={team} />
          <SelectField
            label={t('language')}
            name="language"
            defaultValue={locale}
            options={locales.map((language) => [language, languageName(language, locale)])}
          />
          <button className="button" type="submit">
            {t('send')}
          </button>
        </OfficeForm>
        <dl className={styles.roles}>
          {staffRoles.map((role) => (
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
  const inTeam = team.find((one) => one.id === broker);
  const state = secured ? t('sessions', { count: sessions }) : t('invited');
  const hidden = <input type="hidden" name="id" value={id} />;
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <Portrait picture={inTeam?.picture ?? null} initials={initials(name)} />
        <div>
          <p className={styles.name}>
            {name}
            {isMe && <span className={page.muted}> ({t('you')})</span>}
          </p>
          <p className={page.muted}>
            {[t(`roles.${role}`), inTeam?.name !== name && inTeam?.name, email, state].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
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
  rights: Pick<Staff, 'role' | 'broker'>;
  team: readonly TeamPerson[];
}

async function Rights({ rights: { role, broker }, team }: RightsProps) {
  const t = await getTranslations('office.staff');
  return (
    <>
      <SelectField
        label={t('role')}
        name="role"
        defaultValue={role}
        options={staffRoles.map((one) => [one, t(`roles.${one}`)])}
      />
      <SelectField
        label={t('person')}
        name="broker"
        defaultValue={broker ?? ''}
        options={[['', t('noPerson')], ...team.map(({ id, name }) => [id, name] as const)]}
      />
    </>
  );
}
