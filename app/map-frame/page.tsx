import { MapFrame } from '@/components/map/frame/map-frame';

/** The map that pages embed (lib/map, components/map); it is empty until its page sends the homes. */
export default function MapFramePage() {
  return <MapFrame />;
}
