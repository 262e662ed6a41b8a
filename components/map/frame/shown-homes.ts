import { type MapHome, type MapMessage, unpackHome } from '@/lib/map/map-messages';

/** The homes of a message without those whose marquee keeps them off the map, such as sold. */
export const shownHomes = ({ propertiesList, marqueeIgnore }: MapMessage): MapHome[] =>
  propertiesList.map(unpackHome).filter(({ marquee }) => marquee === null || !marqueeIgnore.includes(marquee));
