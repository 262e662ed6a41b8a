import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { Form } from '@/components/forms/form';
import { SubjectCard } from '@/components/forms/subject-card';
import { pageData } from '@/lib/data/store';
import { pageMetadata } from '@/lib/seo/metadata';
import { changeFormView } from '@/lib/subscriptions/change-search';
import { type LinkState, readLink } from '@/lib/subscriptions/read-link';
import { pageHeading, readSubscriptionView } from '@/lib/subscriptions/subscription-view';
import styles from './subscription.module.css';

const route = { name: 'subscription' } as const;

/** Head and body of a page share one look at the database. */
const readState = cache(
  async (signed: string): Promise<LinkState> => (signed ? readLink(signed) : { kind: 'invalid' }),
);

export async function subscriptionMetadata(signed = ''): Promise<Metadata> {
  const { title, text } = pageHeading(await readState(signed), await getTranslations('subscription'));
  return pageMetadata({ route, locale: await pageLocale(), title, description: text, index: false }, await pageData());
}

/** The page of a signed link in a mail: confirm, change or stop. A button does it, also without JavaScript. */
export async function SubscriptionPage({ signed = '' }: { signed?: string }) {
  const [state, locale, data] = await Promise.all([readState(signed), pageLocale(), pageData()]);
  const t = await getTranslations('subscription');
  const { title, text, search, button, links } = await readSubscriptionView(state, signed, locale, t, data);
  const query = signed && `?link=${signed}`;
  return (
    <Frame route={route} query={query}>
      <div className={`wrap ${styles.subscription}`}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {search && <SubjectCard subject={search} />}
        {button && (
          <form method="post" action={button.action}>
            <button className="button" type="submit">
              {button.text}
            </button>
          </form>
        )}
        {'search' in state && state.step === 'change' && (
          <Form
            view={changeFormView(state, signed, locale, await getTranslations('forms'), data)}
            send={sendForm}
            address={data.paths.href(route, locale) + query}
          />
        )}
        <p className={styles.subscriptionLinks}>
          {links.map((link) => (
            <a key={link.href} className="link" href={link.href}>
              {link.text}
            </a>
          ))}
        </p>
      </div>
    </Frame>
  );
}
