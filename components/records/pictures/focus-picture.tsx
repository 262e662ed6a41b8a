import styles from '@/components/staff/dialog.module.css';
import type { Locale } from '@/lib/i18n/locales';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import { roundToQuarter } from '@/lib/records/pictures/picture-words';

interface FocusProps {
  id: string;
  kind: KnownPicture['kind'];
  focus: { x: number; y: number };
  locale: Locale;
  onChange: (focus: { x: number; y: number }) => void;
}

/** The picture as a whole with what stays in view; a click there says so, as the choices below do by keyboard. A plan is never cut. */
export function FocusPicture({ id, kind, focus, locale, onChange }: FocusProps) {
  const isPlan = kind === 'plan';
  return (
    <div
      className={styles.whole}
      data-plan={isPlan || undefined}
      onPointerDown={(event) => {
        if (isPlan) return;
        const box = event.currentTarget.getBoundingClientRect();
        onChange({
          x: roundToQuarter(((event.clientX - box.left) * 100) / box.width),
          y: roundToQuarter(((event.clientY - box.top) * 100) / box.height),
        });
      }}
    >
      <img src={`/api/office/pictures/${id}/?locale=${locale}`} alt="" draggable={false} />
      {!isPlan && (
        <svg aria-hidden>
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="14" />
        </svg>
      )}
    </div>
  );
}
