import { getTranslations } from 'next-intl/server';
import type { LabelledOrigin } from '@/lib/catalogue/pictures/picture-origin';

/** Says how a picture was made that is no photograph (EU AI Act, article 50). */
export async function PictureLabel({ origin }: { origin: LabelledOrigin }) {
  const t = await getTranslations('origin');
  return (
    <small className="picture-label" data-part="picture-label">
      {t(`labels.${origin}`)}
    </small>
  );
}
