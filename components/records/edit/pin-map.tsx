import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  answerDelayMs,
  type Circle,
  isFrameMessage,
  type MapMessage,
  type PinMessage,
  type Point,
} from '@/lib/map/map-messages';
import { useEdit } from './edit-context';
import styles from './pin.module.css';

interface PinMapProps {
  pin: Point;
  /** The place that visitors see for a hidden address; null if the address is shown. */
  circle: Circle | null;
  onMove: (pin: Point) => void;
}

/** The map of the site in its frame, which is loaded only now. */
export function PinMap({ pin, circle, onMove }: PinMapProps) {
  const t = useTranslations('office.edit.pin');
  const { pinMap } = useEdit();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  /** The pin as the frame has it: its own changes are not sent back to it. */
  const there = useRef<Point | null>(null);
  const [east, north] = pin;
  const ring = circle?.join(' ') ?? '';

  const post = (message: MapMessage | PinMessage) =>
    frame.current?.contentWindow?.postMessage(message, location.origin);
  const begin = useEffectEvent(() => {
    const [x, y, radius] = circle ?? [east, north, 0];
    post({ ...pinMap, propertiesList: [[0, x, y, radius, '', t('pin'), null]] });
    setReady(true);
  });
  const take = useEffectEvent((moved: Point) => {
    there.current = moved;
    onMove(moved);
  });
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
      if (data.map === 'pin') take(data.pin);
      else if (data.map === 'ready') setTimeout(begin, answerDelayMs);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  // The button that opened it is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, []);

  const show = useEffectEvent(() => {
    const [x, y] = there.current ?? [];
    post({ pin: x === east && y === north ? null : [east, north], circle });
    there.current = [east, north];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows the place and its circle
  useEffect(() => {
    if (isReady) show();
  }, [isReady, east, north, ring]);
  return <iframe ref={frame} className={styles.map} src="/map-frame/" title={t('map')} />;
}
