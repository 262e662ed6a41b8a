import type { Map as MapLibreMap } from 'maplibre-gl';
import { simplify } from '@/lib/map/area';
import type { Point } from '@/lib/map/map-messages';
import { showArea } from './overlays';

/** Lets the visitor draw around an area with the pointer; calls `onDrawn` with its corners. Returns how to stop. */
export function drawArea(map: MapLibreMap, onDrawn: (corners: Point[]) => void): () => void {
  const surface = map.getCanvasContainer();
  let line: Point[] | null = null;

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    const { lng, lat } = map.unproject([clientX - left, clientY - top]);
    return [lng, lat];
  };
  const start = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    line = [pointAt(event)];
    surface.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!line || !event.isPrimary) return;
    line.push(pointAt(event));
    showArea(map, line);
  };
  const end = () => {
    const drawn = line ?? [];
    line = null;
    onDrawn(simplify(drawn));
  };

  map.dragPan.disable();
  surface.toggleAttribute('data-drawing', true);
  surface.addEventListener('pointerdown', start);
  surface.addEventListener('pointermove', move);
  surface.addEventListener('pointerup', end);
  return () => {
    map.dragPan.enable();
    surface.toggleAttribute('data-drawing', false);
    surface.removeEventListener('pointerdown', start);
    surface.removeEventListener('pointermove', move);
    surface.removeEventListener('pointerup', end);
  };
}
