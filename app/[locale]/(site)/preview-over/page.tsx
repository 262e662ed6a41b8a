import { getTranslations } from 'next-intl/server';
import { Lost, ToHome } from '../lost';

/** What a link to a preview shows that opens none: whose time is over, or which was never given out like this. */
export default async function PreviewOverPage() {
  const t = await getTranslations('previewOver');
  return (
    <Lost title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <ToHome />
    </Lost>
  );
}
