import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { dit, Het, het } from './noun.ts';
import { day } from './words.ts';

export const costs: readonly Line[] = [
  (h) => !h.rent && h.chargesOwner && `De gemeenschappelijke kosten bedragen ${euro(h.chargesOwner)} per maand.`,
  (h) => !h.rent && h.chargesOwner && `Voor de mede-eigendom rekent u op ${euro(h.chargesOwner)} per maand.`,
  (h) =>
    !h.rent &&
    h.chargesOwner &&
    `Aan de syndicus betaalt u maandelijks ${euro(h.chargesOwner)} voor de gemeenschappelijke kosten.`,
  (h) =>
    !h.rent && h.chargesOwner && `De maandelijkse bijdrage in de gemeenschappelijke kosten is ${euro(h.chargesOwner)}.`,
  (h) => h.rent && h.chargesRenter && `Boven op de huur komen ${euro(h.chargesRenter)} lasten per maand.`,
  (h) => h.rent && h.chargesRenter && `De maandelijkse lasten voor de huurder bedragen ${euro(h.chargesRenter)}.`,
  (h) => h.rent && h.chargesRenter && `Aan lasten betaalt u ${euro(h.chargesRenter)} per maand.`,
  (h) => h.rent && h.chargesRenter && `Naast de huur rekent u op ${euro(h.chargesRenter)} lasten per maand.`,
];

const pets = (h: Facts): string =>
  h.petsAllowed === undefined ? '' : h.petsAllowed ? ' Huisdieren zijn welkom.' : ' Huisdieren zijn niet toegelaten.';

const vat = {
  registration: 'onder registratierechten',
  vat_21: 'met 21\u00a0% btw',
  vat_6: 'met 6\u00a0% btw',
  mixed: 'onder een gemengd stelsel van btw en registratierechten',
};

export const terms: readonly Line[] = [
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `U koopt ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `De aankoop verloopt ${vat[h.vat]}.`,
  (h) =>
    h.rent &&
    h.deposit &&
    `De huurwaarborg bedraagt ${euro(h.deposit)}.${h.furnished ? ' De verhuring gebeurt gemeubeld.' : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Als huurwaarborg wordt ${euro(h.deposit)} gevraagd.${h.furnished ? ` ${Het(h)} wordt gemeubeld verhuurd.` : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `U stelt een huurwaarborg van ${euro(h.deposit)}.${h.furnished ? ' De meubelen blijven ter plaatse.' : ''}${pets(h)}`,
  (h) => h.rent && !h.deposit && h.furnished && `De verhuring gebeurt gemeubeld.${pets(h)}`,
  (h) => h.rent && !h.deposit && pets(h).trim(),
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `De verkoop gebeurt ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Fiscaal verloopt de aankoop ${vat[h.vat]}.`,
];

export const free: readonly Line[] = [
  (h) => h.availability === 'immediate' && `${Het(h)} is onmiddellijk beschikbaar.`,
  (h) => h.availability === 'immediate' && 'U kunt er meteen over beschikken.',
  (h) => h.availability === 'immediate' && `Wie snel wil schakelen, zit goed: ${het(h)} is onmiddellijk vrij.`,
  (h) => h.availability === 'immediate' && 'Wachten hoeft niet, want de beschikbaarheid is onmiddellijk.',
  (h) => h.availability === 'at_deed' && !h.rent && 'U beschikt erover bij het verlijden van de akte.',
  (h) => h.availability === 'at_deed' && !h.rent && `${Het(h)} is vrij bij akte.`,
  (h) => h.availability === 'at_deed' && !h.rent && h.group !== 'land' && 'De sleutels krijgt u bij de notariële akte.',
  (h) => h.availability === 'at_deed' && !h.rent && 'Bij de akte komt alles vrij.',
  (h) => h.availability === 'to_agree' && 'De datum van beschikbaarheid spreekt u met de eigenaar af.',
  (h) => h.availability === 'to_agree' && 'Het tijdstip van ingebruikname is overeen te komen.',
  (h) => h.availability === 'to_agree' && `Wanneer ${het(h)} vrijkomt, wordt in onderling overleg bepaald.`,
  (h) => h.availability === 'to_agree' && 'Over de beschikbaarheid vallen goede afspraken te maken.',
  (h) => h.availability === 'at_completion' && `${Het(h)} is beschikbaar bij de oplevering.`,
  (h) => h.availability === 'at_completion' && 'De beschikbaarheid valt samen met de oplevering.',
  (h) => h.availability === 'at_completion' && h.group !== 'land' && 'Bij de oplevering krijgt u de sleutels.',
  (h) => h.availableFrom && `Vrij vanaf ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `${Het(h)} komt vrij op ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `Vanaf ${day(h.availableFrom)} kunt u over ${dit(h)} beschikken.`,
];

export const extra: readonly Line[] = [
  (h) => h.hasPlans && 'Het grondplan bij deze advertentie helpt u om de ruimten al eens in te richten.',
  (h) => h.hasPlans && 'Bekijk zeker het grondplan: het toont hoe de ruimten op elkaar aansluiten.',
  (h) => h.hasPlans && 'Op het grondplan ziet u in één oogopslag hoe alles in elkaar zit.',
  () => 'Alle documenten en attesten bezorgen wij u graag op eenvoudige vraag, zodat u met kennis van zaken beslist.',
  () => 'Hebt u vragen over de stedenbouwkundige inlichtingen of de attesten? Wij nemen het dossier graag met u door.',
  () => 'Ons kantoor begeleidt u van het eerste bezoek tot de laatste handtekening en antwoordt snel op al uw vragen.',
  (h) => !h.rent && 'Wie zelf nog moet verkopen, kan bij ons ook terecht voor een gratis waardebepaling.',
  (h) => h.rent && 'Een kandidatuur stellen is eenvoudig en kan na uw bezoek meteen met de makelaar.',
  (h) =>
    h.group !== 'garage' && h.group !== 'land' && "Foto's tonen veel, maar de sfeer leert u pas ter plaatse kennen.",
];
