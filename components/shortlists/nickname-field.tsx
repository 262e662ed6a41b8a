import { getTranslations } from 'next-intl/server';
import { maxNickname } from '@/lib/catalogue/shortlist';

/** The name under which a visitor takes part in a shared list. */
export async function NicknameField() {
  const t = await getTranslations('shortlist');
  return (
    <label className="field">
      <span>{t('nickname')}</span>
      <input className="input" name="as" required maxLength={maxNickname} autoComplete="nickname" />
    </label>
  );
}
