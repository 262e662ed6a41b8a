import { getTranslations } from 'next-intl/server';
import type { Picture } from '@/lib/catalogue/schema/lists';
import { languageName } from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { SelectField, TextField } from '../fields';
import frame from '../office.module.css';
import { OfficeForm } from '../office-form';

/** What a picture shows in each language, and what of it stays in view where a page cuts it. */
export async function DescribePicture({ picture, locale }: { picture: Picture; locale: Locale }) {
  const t = await getTranslations('office.pictures');
  const { id, alt, focus } = picture;
  const across = ['left', 'halfLeft', 'middle', 'halfRight', 'right'] as const;
  const down = ['top', 'halfTop', 'middle', 'halfBottom', 'bottom'] as const;
  const choices = (places: typeof across | typeof down) =>
    places.map((place, i) => [String(i * 25), t(`places.${place}`)] as const);
  const nearest = (share = 50) => String(Math.round(share / 25) * 25);
  return (
    <details>
      <summary className="link">{t('describe')}</summary>
      {/* What the fields hold follows what is stored, also after an undo. */}
      <OfficeForm
        key={JSON.stringify([alt, focus])}
        action="picture.describe"
        className={frame.form}
        label={t('describeNamed', { id })}
      >
        <input type="hidden" name="id" value={id} />
        <p className={frame.muted}>{t('describeText')}</p>
        {locales.map((language) => (
          <TextField
            key={language}
            label={t('altIn', { language: languageName(language, locale) })}
            name={language}
            lang={language}
            defaultValue={alt[language]}
            maxLength={300}
            required
          />
        ))}
        <SelectField label={t('across')} name="x" defaultValue={nearest(focus?.x)} options={choices(across)} />
        <SelectField label={t('down')} name="y" defaultValue={nearest(focus?.y)} options={choices(down)} />
        <button className="button" type="submit">
          {t('save')}
        </button>
      </OfficeForm>
    </details>
  );
}
