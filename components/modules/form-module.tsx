import { getTranslations } from 'next-intl/server';
import { Demand } from '@/components/forms/demand';
import { Form } from '@/components/forms/form';
import { FormAside, FormContact } from '@/components/forms/form-aside';
import { SubjectCard } from '@/components/forms/subject-card';
import { AgencyReach } from '@/components/layout/agency';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';
import { subjectCardView } from '@/lib/forms/form-subject';
import { type FormStart, formView } from '@/lib/forms/form-view';
import { forms } from '@/lib/forms/forms';
import { fillSearch } from '@/lib/forms/search-form';
import type { PageForm } from '@/lib/routes/page-forms';
import { searchCard } from '@/lib/search/search-card';
import styles from './form-module.module.css';
import type { ModuleContext, ModuleProps } from './module-props';

/** A form, below what it is about or who answers, and above what happens next; where there is room, beside both. The newsletter's is too short for either. */
export async function FormModule({ module: { form }, context }: ModuleProps<'form'>) {
  const { subject, locale, data, send, slotDays, demand } = context;
  const [start, t] = await Promise.all([formStart(form, context), getTranslations('forms')]);
  const view = formView(form, start, locale, t, data, slotDays);
  const contact = <FormContact subject={subject} locale={locale} data={data} />;
  return (
    <div className={styles.formPlace}>
      <div className={styles.formModule}>
        {view.subject ? (
          <SubjectCard subject={view.subject} />
        ) : form === 'site-contact' ? (
          <AgencyReach site={data.content.site} />
        ) : (
          form !== 'sign-newsletter' && contact
        )}
        <Form view={view} send={send} address={context.address} />
        {form === 'sign-newsletter' ? (
          <p className={styles.formNext}>{keepCompoundsWhole(t(`${form}.next`))}</p>
        ) : (
          <FormAside form={form}>
            <Demand demand={demand} locale={locale} data={data} />
            {view.subject && contact}
          </FormAside>
        )}
      </div>
    </div>
  );
}

/** The subject and the first values of the form, from the address of the page. */
async function formStart(form: PageForm, { subject, search, locale, data }: ModuleContext): Promise<FormStart> {
  if (!forms[form].takesSearch) {
    const price = await getTranslations('price');
    return { subject: subject && subjectCardView(subject, locale, price, data) };
  }
  const t = await getTranslations('alerts');
  return {
    subject: search && (await searchCard(search, t('taken'), locale, data)),
    values: fillSearch(search, 'atOnce', locale, data.catalogue),
  };
}
