import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, many, rooms } from './words.ts';

const toilet = (h: Facts): string => ((h.toilets ?? 0) >= 2 ? ' met gastentoilet' : '');

const verb = (h: Facts): string => (h.bedrooms === 1 ? 'ligt' : 'liggen');

function washing(h: Facts): string[] {
  const parts: string[] = [];
  if (h.bathrooms) parts.push(h.bathrooms === 1 ? 'een badkamer' : many(h.bathrooms, '', 'badkamers'));
  if (h.showerRooms) parts.push(h.showerRooms === 1 ? 'een douchekamer' : many(h.showerRooms, '', 'douchekamers'));
  return parts;
}

/** "drie slaapkamers, een badkamer en een douchekamer" */
function upper(h: Facts): string {
  const parts = [rooms(h), ...washing(h)];
  return `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`;
}

const wetRooms = (h: Facts): number => (h.bathrooms ?? 0) + (h.showerRooms ?? 0);

const home = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment';

export const entry: readonly Line[] = [
  (h) =>
    home(h) &&
    h.living &&
    `U komt binnen in de inkomhal${toilet(h)}, die uitgeeft op de leefruimte; in totaal is er ${m2(h.living)} bewoonbare oppervlakte.`,
  (h) =>
    home(h) &&
    h.living &&
    `De ${m2(h.living)} bewoonbare oppervlakte is logisch verdeeld, met de leefruimte als middelpunt en een inkomhal${toilet(h)} als buffer.`,
  (h) =>
    home(h) &&
    h.living &&
    `Via de inkomhal${toilet(h)} bereikt u de living, het hart van een geheel van ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Achter de inkomhal${toilet(h)} opent zich de leefruimte, waar zithoek en eethoek elk hun plaats krijgen. De bewoonbare oppervlakte bedraagt ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    h.roomy &&
    `Met ${m2(h.living)} bewoonbare oppervlakte is plaats hier geen zorg: na de inkomhal${toilet(h)} volgt een royale leefruimte.`,
  (h) => home(h) && `De indeling begint met een inkomhal${toilet(h)} en een living waar het daglicht goed binnenkomt.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `De ${m2(h.living)} zijn verdeeld over een leefruimte waarin zitten, eten en slapen elk hun hoek krijgen.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Op ${m2(h.living)} is geen hoek verloren: de leefruimte doet overdag dienst als zitkamer en 's avonds als slaapplek.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `De leefruimte is eenvoudig te meubelen en vormt het grootste deel van de ${m2(h.living)}.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Van bij de voordeur overziet u het geheel van ${m2(h.living)}: één kamer om te wonen, te werken en te slapen.`,
];

export const kitchen: readonly Line[] = [
  (h) => h.kitchen === 'super_fitted' && 'De keuken is volledig uitgerust, zodat wie graag kookt niets tekortkomt.',
  (h) =>
    h.kitchen === 'super_fitted' &&
    'In de keuken, met alle toestellen en ruim werkblad, kookt u met plezier voor een groter gezelschap.',
  (h) => h.kitchen === 'super_fitted' && 'De uitstekend uitgeruste keuken is een blikvanger op zich.',
  (h) => h.kitchen === 'fitted' && 'De keuken is ingericht en sluit vlot aan bij de eethoek.',
  (h) => h.kitchen === 'fitted' && 'Koken doet u in een ingerichte keuken met de nodige kastruimte.',
  (h) => h.kitchen === 'fitted' && 'De ingerichte keuken ligt binnen handbereik van de eettafel.',
  (h) => h.kitchen === 'fitted' && 'Ook een geïnstalleerde keuken is aanwezig.',
  (h) => h.kitchen === 'semi_fitted' && 'De keuken is gedeeltelijk ingericht; u vult ze aan met toestellen naar keuze.',
  (h) =>
    h.kitchen === 'semi_fitted' &&
    'Een gedeeltelijk ingerichte keuken laat u vrij om ze naar eigen smaak te vervolledigen.',
  (h) => h.kitchen === 'kitchenette' && 'Een kitchenette volstaat voor het dagelijkse koken.',
  (h) =>
    h.kitchen === 'kitchenette' &&
    'De kitchenette neemt weinig plaats in en heeft wat nodig is voor een warme maaltijd.',
  (h) => h.kitchen === 'none' && home(h) && 'Een keuken is er nog niet: u kiest zelf het ontwerp en de toestellen.',
];

export const night: readonly Line[] = [
  (h) =>
    home(h) &&
    h.bedrooms &&
    h.upstairs &&
    wetRooms(h) &&
    `Op de verdieping ${verb(h)} ${rooms(h)}, aangevuld met ${washing(h).join(' en ')}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Het slaapgedeelte telt ${upper(h)}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `De nachthal geeft toegang tot ${upper(h)}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Verder zijn er ${upper(h)}.`,
  (h) =>
    home(h) &&
    (h.bedrooms ?? 0) >= 3 &&
    wetRooms(h) &&
    `Voor de nachtrust zijn er ${rooms(h)}, waarvan er gerust één als bureau kan dienen, plus ${washing(h).join(' en ')}.`,
  (h) =>
    home(h) &&
    h.bedrooms === 2 &&
    wetRooms(h) &&
    `Naast de hoofdslaapkamer is er een tweede slaapkamer voor een kind, een gast of een bureau; ${washing(h).join(' en ')} ${wetRooms(h) === 1 ? 'vervolledigt' : 'vervolledigen'} het geheel.`,
  (h) =>
    home(h) &&
    h.bedrooms &&
    !wetRooms(h) &&
    `Slapen doet u in ${h.bedrooms === 1 ? 'een aparte slaapkamer' : `een van de ${rooms(h)}`}.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `Daarnaast ${wetRooms(h) === 1 ? 'is' : 'zijn'} er ${washing(h).join(' en ')}, zodat u niets hoeft te delen.`,
  (h) =>
    h.group === 'studio' &&
    h.kind === 'studio' &&
    wetRooms(h) &&
    `Bij de studio ${wetRooms(h) === 1 ? 'hoort' : 'horen'} ${washing(h).join(' en ')}.`,
  (h) => h.group === 'studio' && wetRooms(h) && `Het sanitair bestaat uit ${washing(h).join(' en ')}.`,
];
