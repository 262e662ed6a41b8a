import { getTranslations } from 'next-intl/server';
import { NewTown } from '@/components/records/edit/new-town';
import { SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { fieldWords } from '@/lib/records/fields/field-words';

/** The first fields of a home, which decide what its form asks for. */
export async function NewHome({ locale, data }: { locale: Locale; data: Snapshot }) {
  const t = await getTranslations('office.homeEdit');
  const { label, hint, choice } = fieldWords(locale);
  const { typesInOrder } = data.catalogue;
  return (
    <main id="content" className={page.page}>
      <h1 className={page.title}>{t('new')}</h1>
      <p className={page.muted}>{t('newText')}</p>
      <OfficeForm action="home.add" className={`${page.form} ${page.narrow}`}>
        <fieldset className={page.choice}>
          <legend>{label(['goal'])}</legend>
          {['0', '1', '2'].map((goal, i) => (
            <label key={goal} className="check-line">
              <input type="radio" name="goal" value={goal} defaultChecked={i === 0} />
              {choice(['goal'], goal)}
            </label>
          ))}
        </fieldset>
        <SelectField
          label={label(['webId'])}
          name="webId"
          options={typesInOrder.map(({ webId, name }) => [String(webId), name[locale]] as const)}
        />
        <NewTown name="city" locale={locale} label={label(['city'])} hint={hint(['city'])} />
        <button className="button" type="submit">
          {t('begin')}
        </button>
      </OfficeForm>
    </main>
  );
}
