import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import page from '@/components/staff/office.module.css';
import { createProjection, isConvex, type PicturePoint, type Quad } from '@/lib/catalogue/projects/perspective';
import styles from './corners.module.css';
import { useEdit, useRecordField } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame } from './field-frame';
import fields from './fields.module.css';

/** Units of the drawing over a picture that is this wide in it. */
const wide = 1000;
const start: Quad = [
  [20, 20],
  [80, 20],
  [80, 80],
  [20, 80],
];
const cornerNames = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
/** In per cent of the picture, with Shift ten times as much. */
const step = 0.25;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The corners of a wall on the picture beside it: dragged, or moved by the arrow keys, with the units as visitors see them. */
export function CornersField({ field, path }: { field: FieldOf<'corners'>; path: string }) {
  const t = useTranslations('office.edit');
  const { facades } = useEdit();
  const input = useRecordField(path);
  // "blocks.0.render.front": the picture is beside it, the building two steps above.
  const prefix = path.replace(/[^.]+$/, '');
  const picture = useWatch({ name: `${prefix}picture` });
  const hasTop = isQuad(useWatch({ name: `${prefix}top` }));
  const block = useWatch({ name: `${path.split('.').slice(0, -2).join('.')}.id` });
  const whole = facades?.pictures[picture];
  const corners = isQuad(input.value) ? input.value : null;
  const shares = facades?.shares[String(block)];
  const isTop = path.endsWith('.top');
  const units = shares?.[isTop ? 'top' : hasTop ? 'front' : 'whole'] ?? [];
  /** Moves the focus to the element that replaces the pressed button. */
  const change = ({ currentTarget }: MouseEvent, next: Quad | undefined) => {
    const group = currentTarget.closest('fieldset');
    input.onChange(next);
    setTimeout(() => group?.querySelector<HTMLElement>('[role="slider"], button')?.focus());
  };
  return (
    <FieldFrame {...field} path={path} isGroup className={fields.wide}>
      {() =>
        !whole ? (
          <p className={page.muted}>{t('corners.choosePicture')}</p>
        ) : corners ? (
          <>
            <p className={page.muted}>{t('corners.help')}</p>
            <Drawing picture={whole} corners={corners} units={units} label={field.label} onChange={input.onChange} />
            <button className={`link ${styles.remove}`} type="button" onClick={(event) => change(event, undefined)}>
              {t('corners.remove')}
            </button>
          </>
        ) : (
          <button className="button button-quiet" type="button" onClick={(event) => change(event, start)}>
            {t('corners.draw')}
          </button>
        )
      }
    </FieldFrame>
  );
}

const isQuad = (value: unknown): value is Quad =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every((one) => typeof one === 'number'));

/** A unit by its shares of the wall. */
export interface Share {
  left: number;
  upper: number;
  right: number;
  lower: number;
}

interface DrawingProps {
  picture: { src: string; width: number; height: number };
  corners: Quad;
  units: readonly Share[];
  label: string;
  onChange: (corners: Quad) => void;
}

function Drawing({ picture, corners, units, label, onChange }: DrawingProps) {
  const t = useTranslations('office.edit');
  const { locale } = useEdit();
  const drawing = useRef<SVGSVGElement>(null);
  const dragged = useRef<number | null>(null);
  const height = (wide * picture.height) / picture.width;
  const at = createProjection(corners);
  const inDrawing = ([x, y]: PicturePoint): readonly [number, number] => [(x * wide) / 100, (y * height) / 100];
  const points = (all: readonly PicturePoint[]) =>
    all.map((point) => inDrawing(point).map((one) => one.toFixed(1))).join(' ');
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

  /** A corner stays where it is if the wall would have a dent. */
  const move = (i: number, [x, y]: PicturePoint) => {
    const point: PicturePoint = [within(x), within(y)];
    const next = corners.map((one, j) => (j === i ? point : one)) as unknown as Quad;
    if (isConvex(next)) onChange(next);
  };
  // A finger on a corner draws instead of scrolling the page: `touch-action` does not hold for what is inside an SVG.
  useEffect(() => {
    const svg = drawing.current;
    const hold = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.matches('[role="slider"]')) event.preventDefault();
    };
    svg?.addEventListener('touchstart', hold, { passive: false });
    return () => svg?.removeEventListener('touchstart', hold);
  }, []);
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (dragged.current === null || !box) return;
    move(dragged.current, [((clientX - box.left) * 100) / box.width, ((clientY - box.top) * 100) / box.height]);
  };
  const onKeyDown = (event: KeyboardEvent, i: number, [x, y]: PicturePoint) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    move(i, [x + arrow[0] * times, y + arrow[1] * times]);
  };
  return (
    <div className={styles.drawing}>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={drawing}
        viewBox={`0 0 ${wide} ${height.toFixed(1)}`}
        role="group"
        aria-label={label}
        onPointerMove={onPointerMove}
        // Also where the browser takes the finger away.
        onLostPointerCapture={() => {
          dragged.current = null;
        }}
      >
        <polygon className={styles.wall} points={points(corners)} />
        {units.map(({ left, upper, right, lower }) => (
          <polygon
            key={`${left} ${upper}`}
            className={styles.unit}
            points={points([at(left, upper), at(right, upper), at(right, lower), at(left, lower)])}
          />
        ))}
        {cornerNames.map((cornerName, i) => {
          const corner = corners[i] as PicturePoint;
          const [x, y] = inDrawing(corner);
          const name = t(`corners.${cornerName}`);
          return (
            <circle
              key={cornerName}
              className={styles.handle}
              cx={x}
              cy={y}
              r={22}
              role="slider"
              tabIndex={0}
              aria-label={t('corners.handle', { name })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(corner[0])}
              aria-valuetext={t('corners.place', {
                x: percent.format(corner[0] / 100),
                y: percent.format(corner[1] / 100),
              })}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                event.currentTarget.focus({ preventScroll: true });
                dragged.current = i;
              }}
              onKeyDown={(event) => onKeyDown(event, i, corner)}
            />
          );
        })}
      </svg>
    </div>
  );
}

/** In the picture, to a hundredth of a per cent. */
const within = (value: number): number => Math.round(Math.max(0, Math.min(100, value)) * 100) / 100;
