import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import page from '@/components/staff/office.module.css';
import { publicLocation } from '@/lib/catalogue/places/location';
import type { Point } from '@/lib/map/map-messages';
import type { AddressPlace } from '@/lib/records/places';
import { useEdit } from './edit-context';
import fields from './fields.module.css';
import styles from './pin.module.css';
import { PinMap } from './pin-map';

/** The pin of the coordinates above it, on the map: found by the address, put by a click, dragged, or moved by the arrow keys. */
export function PinField({ path }: { path: string }) {
  const t = useTranslations('office.edit.pin');
  const { locale } = useEdit();
  const { setValue, getValues } = useFormContext();
  // "address.longitude" of a home, "longitude" of a project.
  const at = path.replace(/longitude$/, '');
  const [latitude, longitude, isPublic, id] = useWatch({
    name: [`${at}latitude`, path, at ? `${at}publish` : 'publicAddress', 'id'],
  });
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const asked = useRef(0);
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  const isShown = isOpen && isPlace;

  const move = ([east, north]: Point) => {
    setValue(`${at}latitude`, north, { shouldDirty: true });
    setValue(path, east, { shouldDirty: true });
  };
  const find = async () => {
    const [town, street, number] = getValues(['city', `${at}street`, `${at}houseNumber`]);
    if (!town) return setMessage(t('noTown'));
    asked.current += 1;
    const mine = asked.current;
    const query = new URLSearchParams({ locale, town, street: street ?? '', number: number ?? '' });
    const place = await fetchPlace(query);
    if (mine !== asked.current) return;
    setMessage(place ? t(`of.${place.of}`) : t('failed'));
    if (place) move([place.longitude, place.latitude]);
    setOpen(true);
  };
  // Exactly what visitors see.
  const circle = isPlace && !isPublic ? publicLocation({ id, address: { publish: false, latitude, longitude } }) : null;
  return (
    <div className={`${fields.wide} ${styles.pin}`} data-part="pin">
      <div className={page.buttons}>
        <button className="button button-quiet" type="button" onClick={() => void find()}>
          {t('find')}
        </button>
        {!isShown && (
          <button className="button button-quiet" type="button" onClick={() => (isPlace ? setOpen(true) : void find())}>
            {t('open')}
          </button>
        )}
      </div>
      <p role="status">{message}</p>
      {isShown && (
        <>
          <PinMap
            pin={[longitude, latitude]}
            circle={circle && [circle.longitude, circle.latitude, circle.radius]}
            onMove={move}
          />
          <p className={page.muted}>{[t('help'), circle && t('circle')].filter(Boolean).join(' ')}</p>
        </>
      )}
    </div>
  );
}

/** null where the server does not answer, or knows no such town. */
async function fetchPlace(query: URLSearchParams): Promise<AddressPlace | null> {
  try {
    const answer = await fetch(`/api/office/place/?${query}`);
    return answer.ok ? ((await answer.json()) as AddressPlace) : null;
  } catch {
    return null;
  }
}
