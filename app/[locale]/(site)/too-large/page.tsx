import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageHead } from '@/app/[locale]/(site)/error-page';

// Next does not render a cached page for a POST.
export const dynamic = 'force-dynamic';

/** A form is posted to the address of its page. */
const sameAddress = '';

export const generateMetadata = errorPageHead('tooLarge');

/** The answer without JavaScript to a form with too large a file: the middleware did not read it. */
export default async function TooLargePage() {
  const t = await getTranslations('tooLarge');
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <a className="button" href={sameAddress}>
        {t('back')}
      </a>
    </ErrorPage>
  );
}
