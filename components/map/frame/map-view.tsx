import { useCallback, useEffect, useRef, useState } from 'react';
import { areaText } from '@/lib/map/area';
import { type MapHome, type MapMessage, offMapText, type PinMessage, type Point } from '@/lib/map/map-messages';
import { HomeCard } from './home-card';
import type { LiveMap } from './live-map';
import styles from './map-frame.module.css';
import { shownHomes } from './shown-homes';
import { Toolbar } from './toolbar';

interface MapViewProps {
  message: MapMessage;
  highlight: number | null;
  /** The position of a movable pin. */
  pin: PinMessage | null;
  onArea(area: string): void;
  /** The card of a home was opened or closed. */
  onCard(open: boolean): void;
  /** Called when the pin was moved. */
  onPin(place: Point): void;
  /** The map cannot be drawn. */
  onFail(): void;
}

/** The map with its buttons, and the card of the home that was chosen on it. */
export function MapView({ message, highlight, pin, onArea, onCard, onPin, onFail }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [chosen, setChosen] = useState<readonly MapHome[]>([]);
  const { words, groups } = message.messageInfo;
  const shown = shownHomes(message).length;
  const offMap = message.propertiesList.length - shown;
  const isEmpty = message.customMarker !== 'movable' && groups.length === 0 && shown === 0;

  // The map is made once, and shows what later messages hold.
  const [first] = useState(message);
  useEffect(() => {
    let live: LiveMap | null = null;
    let gone = false;
    const draw = async () => {
      const { LiveMap } = await import('./live-map');
      if (gone || !container.current) return;
      const drawn = await LiveMap.create(container.current, first, (homes) => {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        setChosen(homes);
      });
      if (gone) return drawn.map.remove();
      setMap(drawn);
      drawn.map.once('load', () => setDrawn(true));
      live = drawn;
    };
    draw().catch(onFail);
    return () => {
      gone = true;
      live?.map.remove();
    };
  }, [first, onFail]);
  useEffect(() => {
    if (!map || message === map.message) return;
    setChosen([]);
    map.show(message);
  }, [map, message]);

  const [choice] = chosen;
  useEffect(() => map?.highlight(highlight ?? choice?.id ?? null), [map, highlight, choice]);
  useEffect(() => {
    if (pin) map?.showPin(pin, onPin).catch(onFail);
  }, [map, pin, onPin, onFail]);
  useEffect(() => onCard(chosen.length > 0), [chosen, onCard]);
  useEffect(() => {
    if (choice) map?.showBeside(choice);
  }, [map, choice]);

  const search = useCallback(
    (corners: readonly Point[]) => {
      const area = areaText(corners);
      if (area || corners.length === 0) onArea(area);
    },
    [onArea],
  );
  const close = () => {
    setChosen([]);
    opener.current?.focus();
  };
  return (
    <>
      <div ref={container} className={styles.frameMap} />
      {!isDrawn && (
        <p className={styles.frameNote} role="status">
          {words.mapLoading}
        </p>
      )}
      {map && <Toolbar map={map} info={message.messageInfo} onArea={search} />}
      {map && offMap > 0 && <p className={styles.frameOffMap}>{offMapText(words, offMap)}</p>}
      {isDrawn && isEmpty && <p className={styles.frameNote}>{words.nothing}</p>}
      {chosen.length > 0 && <HomeCard key={chosen[0]?.id} homes={chosen} info={message.messageInfo} onClose={close} />}
    </>
  );
}
