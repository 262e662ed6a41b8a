import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import styles from './field.module.css';

interface ActionButtonProps {
  icon: IconName;
  name: string;
  isDisabled?: boolean;
  act(): void;
}

/** A small button of an item. It stays at the end of its list, and gets the focus back that a browser takes from what is moved. */
export const ActionButton = ({ icon, name, isDisabled, act }: ActionButtonProps) => (
  <button
    className={styles.act}
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={isDisabled || undefined}
    onClick={({ currentTarget }) => {
      if (isDisabled) return;
      act();
      setTimeout(() => currentTarget.isConnected && currentTarget.focus());
    }}
  >
    <Icon name={icon} />
  </button>
);
