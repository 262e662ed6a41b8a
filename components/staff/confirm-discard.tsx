import { useTranslations } from 'next-intl';
import { OfficeDialog } from './office-dialog';

interface ConfirmProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before unsaved changes are discarded. */
export function ConfirmDiscard({ onConfirm, onClose }: ConfirmProps) {
  const t = useTranslations('office.unsaved');
  return (
    <OfficeDialog title={t('discardTitle')} close={t('close')} onClose={onClose}>
      <p>{t('discardText')}</p>
      <button
        className="button"
        type="button"
        onClick={() => {
          onClose();
          // Once the dialog has given the focus back.
          setTimeout(onConfirm);
        }}
      >
        {t('confirm')}
      </button>
    </OfficeDialog>
  );
}
