import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayOf } from '@/lib/base/day';
import { findFreeName, initialValues } from '@/lib/records/fields/list-items';
import {
  dropEntry,
  moveEntry,
  stepFrom,
  type TreeItem,
  type TreePlace,
  treeRows,
  withoutPlace,
} from '@/lib/records/fields/tree';
import { DragHandle } from './drag-handle';
import type { FieldOf } from './field';
import styles from './fields.module.css';
import { Item } from './group-fields';
import { RemoveButton, StepButton, useAnnounceMove } from './item-buttons';
import rowStyles from './items.module.css';
import { useUnfolded } from './use-items';

interface TreeFieldProps {
  field: FieldOf<'list'> & { tree: string };
  path: string;
}

const steps = ['up', 'down', 'in', 'out'] as const;

/** A list whose items may stand below others, as the menu: moved by dragging, or step by step. */
export function TreeField({ field: { label, hint, fields, tree }, path }: TreeFieldProps) {
  const t = useTranslations('office.edit');
  const say = useAnnounceMove();
  const { setValue, getValues } = useFormContext();
  const items = (useWatch({ name: path }) ?? []) as TreeItem[];
  const rows = treeRows(items, tree);
  const unfolded = useUnfolded();
  const set = (next: readonly TreeItem[]) => setValue(path, next, { shouldDirty: true });
  const now = () => getValues(path) as TreeItem[];
  const stepWords = { up: t('up'), down: t('down'), in: t('inward'), out: t('outward') };
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {rows.map(({ item, place }) => {
        const [at, child] = place;
        const itemPath = child === undefined ? `${path}.${at}` : `${path}.${at}.${tree}.${child}`;
        const isPage = item.path !== undefined || ((item[tree] as unknown[] | undefined) ?? []).length > 0;
        return (
          <Item
            key={item.id}
            path={itemPath}
            list={path}
            place={place.join('.')}
            label={item.id}
            fields={fields}
            {...unfolded.of(item.id)}
            handle={
              <DragHandle
                list={path}
                place={place.join('.')}
                hasLevels
                onDrop={(onto, where) => set(dropEntry(now(), place, tree, { onto: parsePlace(onto), where }))}
              />
            }
            buttons={(name) => (
              <span className={rowStyles.itemButtons}>
                {(rows.length > 1 ? steps : []).map((step) => (
                  <StepButton
                    key={step}
                    label={stepWords[step]}
                    name={name}
                    onStep={
                      stepFrom(items, place, tree, step)
                        ? () => {
                            const next = moveEntry(now(), place, tree, step);
                            const places = treeRows(next, tree);
                            set(next);
                            say(
                              name,
                              places.findIndex((row) => row.item.id === item.id),
                              places.length,
                            );
                          }
                        : null
                    }
                  />
                ))}
                {/* The entry of a page goes with its page. */}
                {!isPage && <RemoveButton name={name} onRemove={() => set(withoutPlace(now(), place, tree).rest)} />}
              </span>
            )}
          />
        );
      })}
      <button
        className="button button-quiet"
        type="button"
        data-add=""
        onClick={() => {
          const item = newLink(treeRows(now(), tree).map((row) => row.item));
          set([...now(), { ...initialValues(fields), ...item }]);
          unfolded.open(item.id);
        }}
      >
        {t('add')}
      </button>
    </fieldset>
  );
}

const parsePlace = (text: string): TreePlace => text.split('.').map(Number) as unknown as TreePlace;

/** A link, which is on no page until it is published. */
function newLink(items: readonly TreeItem[]): TreeItem {
  const today = dayOf(Date.now());
  return { id: findFreeName(items, 'link'), status: 'Draft', createDate: today, modifyDate: today };
}
