import { placeLines } from '../places.ts';
import type { Voice } from '../voice.ts';
import * as business from './business.ts';
import * as certificates from './certificates.ts';
import * as closing from './closing.ts';
import * as condition from './condition.ts';
import * as garage from './garage.ts';
import { headlines } from './headlines.ts';
import { heads } from './heads.ts';
import * as land from './land.ts';
import * as layout from './layout.ts';
import * as openingApartment from './opening-apartment.ts';
import * as openingBusiness from './opening-business.ts';
import * as openingGarage from './opening-garage.ts';
import * as openingHouse from './opening-house.ts';
import * as openingLand from './opening-land.ts';
import * as openingProject from './opening-project.ts';
import * as outdoor from './outdoor.ts';
import { places } from './place.ts';
import * as practical from './practical.ts';
import * as setting from './setting.ts';
import * as technical from './technical.ts';
import { titles } from './title.ts';

export const voice: Voice = {
  ...titles,
  heads,
  headlines,
  slots: {
    ...business,
    ...certificates,
    ...closing,
    ...condition,
    ...garage,
    ...land,
    ...layout,
    ...openingApartment,
    ...openingBusiness,
    ...openingGarage,
    ...openingHouse,
    ...openingLand,
    ...openingProject,
    ...outdoor,
    ...practical,
    ...setting,
    ...technical,
    place: placeLines(places),
  },
  // No-break space before the tall punctuation marks and the percent sign; the curled apostrophe.
  finish: (text) => text.replace(/ ([:;?!%])/g, '\u00a0$1').replaceAll("'", '’'),
};
