import { MapFrame } from '@/components/map/frame/map-frame';

/** What pages embed as their map (lib/map, components/map); it shows nothing until its page sends the homes. */
export default function MapFramePage() {
  return <MapFrame />;
}
