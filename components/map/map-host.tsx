'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapMessage } from '@/lib/map/map-messages';
import { connectFrame } from './connect-frame';
import styles from './map-host.module.css';

export interface MapHostView {
  title: string;
  failed: string;
  /** Where the homes come from (MapAnswer); null where the message already holds them. */
  dataPath: string | null;
  message: MapMessage;
}

interface MapHostProps {
  map: MapHostView;
  /** The words of the button that opens the map; without it the map is open. */
  open?: string;
  /** What is shown until the map is loaded. */
  children?: ReactNode;
}

/**
 * The place of a map on a page. With a button, nothing of the map is loaded until that is pressed: the frame is not even in the page. Without
 * one, the visitor asked for the map together with the page, and the frame is in its HTML.
 */
export function MapHost({ map, open, children }: MapHostProps) {
  const [shown, setShown] = useState(open === undefined);
  return (
    <div className={styles.mapHost} data-part="map-host" data-scripts-at-load={open ? undefined : ''}>
      {shown ? <MapFrame key={map.dataPath} map={map} focus={open !== undefined} /> : children}
      {!shown && (
        <button
          type="button"
          className={`button ${styles.mapOpen}`}
          data-part="map-open"
          data-needs-script=""
          onClick={() => setShown(true)}
        >
          {open}
        </button>
      )}
    </div>
  );
}

function MapFrame({ map, focus }: { map: MapHostView; focus: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [failed, setFailed] = useState(false);
  // The button that was pressed is gone: the map in its place has the focus.
  useEffect(() => {
    if (focus) frame.current?.focus({ preventScroll: true });
  }, [focus]);
  useEffect(() => {
    if (frame.current) return connectFrame(frame.current, map, () => setFailed(true));
  }, [map]);
  if (failed) return <p role="alert">{map.failed}</p>;
  return <iframe ref={frame} src="/map-frame/" title={map.title} loading="lazy" />;
}
