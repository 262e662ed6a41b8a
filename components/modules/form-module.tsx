import { AboutCard } from '@/components/forms/about-card';
import { Form } from '@/components/forms/form';
import styles from '@/components/forms/form.module.css';
import type { FormView, SendForm } from '@/components/forms/form-view';
import type { ModuleProps } from './module-view';

export interface FormModuleView {
  view: 'form';
  form: FormView;
  send: SendForm;
}

/** A form, below what it is about. */
export const FormModule = ({ module: { form, send } }: ModuleProps<FormModuleView>) => (
  <div className={styles.formModule}>
    {form.about && <AboutCard about={form.about} />}
    <Form view={form} send={send} />
  </div>
);
