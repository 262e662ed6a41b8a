'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { MapMessage } from '@/lib/map/map-messages';
import { connectFrame } from './connect-frame';
import styles from './map-host.module.css';

export interface MapHostView {
  title: string;
  failed: string;
  /** The address of the homes (MapAnswer); null if the message already holds them. */
  dataPath: string | null;
  message: MapMessage;
}

interface MapHostProps {
  map: MapHostView;
  /** The words of the button that opens the map; without it the map is open. */
  open?: string;
  /** The content until the map is loaded. */
  children?: ReactNode;
}

/**
 * The place of a map on a page. With a button, nothing of the map is loaded until that is pressed: the frame is not even in the page. Without
 * one, the visitor asked for the map together with the page, and the frame is in its HTML.
 */
export function MapHost({ map, open, children }: MapHostProps) {
  const [shown, setShown] = useState(open === undefined);
  const { dataPath, message } = map;
  return (
    <div
      className={styles.mapHost}
      data-part="map-host"
      data-map={JSON.stringify({ dataPath, area: message.messageInfo.area } satisfies MapChange)}
      data-scripts-at-load={open ? undefined : ''}
    >
      {shown ? <MapFrame map={map} focus={open !== undefined} /> : children}
      {!shown && (
        <button
          type="button"
          className={`button button-quiet ${styles.mapOpen}`}
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

/** The settings by which the maps of two lists on the same page differ; they are in the HTML of each list. */
type MapChange = Pick<MapHostView, 'dataPath'> & Pick<MapMessage['messageInfo'], 'area'>;

/** The map of the list that replaces this one; the frame keeps showing the old one until then. */
function useMapOfList(map: MapHostView): MapHostView {
  const [changed, setChanged] = useState<MapChange | null>(null);
  useEffect(() => {
    const follow = (event: Event) => {
      const next = event instanceof CustomEvent && event.detail instanceof Document ? event.detail : null;
      const host = next?.querySelector<HTMLElement>('[data-part="map-host"]');
      if (host) setChanged(JSON.parse(host.dataset.map ?? 'null') as MapChange | null);
    };
    addEventListener('list', follow);
    return () => removeEventListener('list', follow);
  }, []);
  return useMemo(() => {
    if (!changed) return map;
    const { message } = map;
    const messageInfo = { ...message.messageInfo, area: changed.area };
    return { ...map, dataPath: changed.dataPath, message: { ...message, messageInfo } };
  }, [map, changed]);
}

function MapFrame({ map: first, focus }: { map: MapHostView; focus: boolean }) {
  const map = useMapOfList(first);
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const [failed, setFailed] = useState(false);
  // The button that was pressed is gone: the map in its place has the focus.
  useEffect(() => {
    if (focus) frame.current?.focus({ preventScroll: true });
  }, [focus]);
  // Another list is another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the change alone
  useEffect(() => setFailed(false), [map]);
  useEffect(() => {
    if (failed || !frame.current) return;
    const onFail = () => {
      isReady.current = false;
      setFailed(true);
    };
    return connectFrame(frame.current, map, { isReady, onFail });
  }, [map, failed]);
  if (failed) return <p role="alert">{map.failed}</p>;
  return <iframe ref={frame} src="/map-frame/" title={map.title} loading="lazy" />;
}
