'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  type FrameMessage,
  isHighlightMessage,
  isMapMessage,
  isPinMessage,
  type MapMessage,
  type PinMessage,
  type Point,
} from '@/lib/map/map-messages';
import { mapFileHref } from '@/lib/map/tile-schema';
import styles from './map-frame.module.css';
import { MapView } from './map-view';
import { PlaceList } from './place-list';

const post = (message: FrameMessage) => parent.postMessage(message, location.origin);

const sendArea = (area: string) => post({ map: 'area', area });
const sendPin = (pin: Point) => post({ map: 'pin', pin });
const sendCard = (open: boolean) => post({ map: 'card', open });

// Loads what draws the map while the page still sends its homes.
if (typeof window !== 'undefined' && parent !== window) {
  // The bytes that PMTiles requests first: from the browser's cache they need not wait for the worker.
  fetch(mapFileHref, { headers: { range: 'bytes=0-16383' } }).catch(reportError);
  void import('./live-map');
}

/** ms until the frame says again that it is ready. */
const retryIntervalMs = 200;

const hasWebgl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** The content of /map-frame/: waits for its page to say what to show. Without WebGL it shows the homes as a list. */
export function MapFrame() {
  const [message, setMessage] = useState<MapMessage | null>(null);
  const [highlight, setHighlight] = useState<number | null>(null);
  const [pin, setPin] = useState<PinMessage | null>(null);
  const [drawable, setDrawable] = useState(true);

  const giveUp = useCallback(() => setDrawable(false), []);

  useEffect(() => {
    // Opened outside a frame, it has no page that controls it.
    if (parent === window) return;
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== parent) return;
      if (isHighlightMessage(data)) setHighlight(data.highlight);
      if (isPinMessage(data)) setPin(data);
      if (!isMapMessage(data)) return;
      clearInterval(telling);
      document.documentElement.lang = data.messageInfo.language;
      setDrawable(hasWebgl());
      setMessage(data);
    };
    addEventListener('message', listen);
    // The frame is in the page's HTML: it may be ready before its page listens.
    const tell = () => post({ map: 'ready' });
    const telling = setInterval(tell, retryIntervalMs);
    tell();
    return () => {
      removeEventListener('message', listen);
      clearInterval(telling);
    };
  }, []);

  if (!message) return <div className={styles.frame} aria-busy="true" />;
  return (
    <main className={styles.frame} aria-label={message.messageInfo.words.map}>
      <h1 className="sr-only">{message.messageInfo.words.map}</h1>
      {drawable ? (
        <MapView
          message={message}
          highlight={highlight}
          pin={pin}
          onArea={sendArea}
          onCard={sendCard}
          onPin={sendPin}
          onFail={giveUp}
        />
      ) : (
        <PlaceList message={message} />
      )}
    </main>
  );
}
