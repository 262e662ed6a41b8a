import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MessageInfo, Point } from '@/lib/map/map-messages';
import type { LiveMap } from './live-map';
import frameStyles from './map-frame.module.css';
import styles from './toolbar.module.css';

interface ToolbarProps {
  map: LiveMap;
  info: MessageInfo;
  /** Corners of the area to search in; none to search everywhere. */
  onArea(corners: readonly Point[]): void;
}

/** The tools of the map: zoom, draw an area, search in the view, and load the detailed map. */
export function Toolbar({ map, info, onArea }: ToolbarProps) {
  const { words, area, canDraw, detailedStyle } = info;
  const [drawing, setDrawing] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (!drawing) return;
    map.draw((corners) => {
      setDrawing(false);
      if (corners.length > 2) onArea(corners);
    });
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrawing(false);
    addEventListener('keydown', cancel);
    return () => {
      map.stopDrawing();
      removeEventListener('keydown', cancel);
    };
  }, [map, drawing, onArea]);

  const goNear = () => {
    setLost(false);
    // It stays in the browser: only an area that is searched is sent.
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => map.showHere([coords.longitude, coords.latitude]),
      () => setLost(true),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  const showDetailed = (wanted: boolean) => {
    map.setDetailed(wanted);
    setDetailed(wanted);
  };
  return (
    <div className={styles.frameTools} role="toolbar" aria-label={words.map}>
      <div className={styles.frameZoom}>
        <button type="button" aria-label={words.zoomIn} onClick={() => map.map.zoomIn()}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => map.map.zoomOut()}>
          <Icon name="minus" />
        </button>
      </div>
      {canDraw && (
        <div className={styles.frameSearch}>
          <button
            type="button"
            className={drawing ? undefined : styles.frameShort}
            aria-pressed={drawing}
            onClick={() => setDrawing(!drawing)}
          >
            <Icon name={drawing ? 'x' : 'pencil-line'} />
            <span>{drawing ? words.cancel : words.draw}</span>
          </button>
          {!drawing && (
            <button type="button" onClick={() => onArea(map.viewCorners())}>
              <Icon name="scan-search" />
              {words.searchHere}
            </button>
          )}
          {!drawing && (
            <button type="button" className={styles.frameShort} onClick={goNear}>
              <Icon name="locate-fixed" />
              <span>{words.nearMe}</span>
            </button>
          )}
          {!drawing && area.length > 0 && (
            <button type="button" onClick={() => onArea([])}>
              <Icon name="x" />
              {words.clearArea}
            </button>
          )}
        </div>
      )}
      {(drawing || lost) && (
        <p className={frameStyles.frameNote} role="status">
          {drawing ? words.drawHint : words.notFound}
        </p>
      )}
      {detailedStyle && (
        <button type="button" className={styles.frameStyle} onClick={() => showDetailed(!detailed)}>
          <Icon name="map" />
          {detailed ? words.calm : fillWords(words.detailed, { host: new URL(detailedStyle).host })}
        </button>
      )}
    </div>
  );
}
