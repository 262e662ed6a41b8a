import { HiddenFields } from '@/components/ui/hidden-fields';
import type { ActionName } from '@/lib/staff/define-action';
import { OfficeForm } from './office-form';

interface FormButtonProps {
  action: ActionName;
  values: Record<string, string>;
  text: string;
  className?: string;
  /** A label for assistive technology, where a page has several. */
  label?: string;
}

/** A form of the office that is nothing but its button. */
export const FormButton = ({ action, values, text, className = 'button button-quiet', label }: FormButtonProps) => (
  <OfficeForm action={action} label={label}>
    <HiddenFields values={values} />
    <button className={className} type="submit">
      {text}
    </button>
  </OfficeForm>
);
