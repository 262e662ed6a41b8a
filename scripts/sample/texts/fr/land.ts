import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { Le } from './noun.ts';
import { m2, metres, towards } from './words.ts';

export const plot: readonly Line[] = [
  (h) =>
    h.ground &&
    h.plotWidth &&
    `La parcelle mesure ${m2(h.ground)} pour une largeur de ${metres(h.plotWidth)}${h.orientation ? ` ; l'arrière est exposé ${towards(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `La superficie est de ${m2(h.ground)} et la largeur de ${metres(h.plotWidth)}${h.orientation ? `, avec un arrière exposé ${towards(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `En chiffres : ${m2(h.ground)}, ${metres(h.plotWidth)} à front de rue${h.orientation ? ` et une exposition arrière ${towards(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `La superficie est de ${m2(h.ground)}${h.orientation ? `, avec un arrière exposé ${towards(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `La parcelle totalise ${m2(h.ground)}${h.orientation ? ` ; l'arrière est exposé ${towards(h)}` : ''}.`,
];

const zones = {
  residential: "zone d'habitat",
  residential_rural: "zone d'habitat à caractère rural",
  residential_expansion: "zone d'extension d'habitat",
  residential_park: 'parc résidentiel',
  agricultural: 'zone agricole',
  industrial: 'zone industrielle',
  recreation: 'zone de loisirs avec séjour',
  nature: 'zone naturelle',
};

const permit = (h: Facts): string =>
  h.allotmentPermit === undefined
    ? ''
    : h.allotmentPermit
      ? ' Un permis de lotir a été délivré.'
      : " Il n'y a pas de permis de lotir.";

export const zoning: readonly Line[] = [
  (h) => h.zoning && `Le bien se situe en ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `La destination urbanistique est : ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `Du point de vue urbanistique, la parcelle se trouve en ${zones[h.zoning]}.${permit(h)}`,
  (h) => !h.zoning && permit(h).trim(),
];

function connections(h: Facts): string {
  const list = [
    h.water && "l'eau",
    h.gas && 'le gaz',
    h.electricity && "l'électricité",
    h.drain && 'les égouts',
  ].filter(Boolean);
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} et ${list.at(-1)}` : list.join('');
}

export const services: readonly Line[] = [
  (h) => h.group === 'land' && connections(h) && `Raccordements possibles : ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `Pour les raccordements, vous pouvez compter sur ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `Côté équipements, sont à disposition ${connections(h)}.`,
  (h) => h.group === 'garage' && h.chargingPoint && 'Une borne de recharge pour voiture électrique est installée.',
  (h) => h.group === 'garage' && h.electricity && `${Le(h)} dispose de l'électricité.`,
  (h) => h.group === 'garage' && h.electricity && "L'électricité est prévue, pratique pour l'éclairage.",
];

export const dream: readonly Line[] = [
  (h) => h.group === 'garage' && !h.rent && 'Utilisez la place vous-même ou louez-la, comme il vous convient.',
  (h) => h.group === 'garage' && !h.rent && 'Comme petit placement aussi, une telle place se gère aisément.',
  (h) => h.group === 'garage' && h.rent && 'Louer est une solution simple, sans gros achat.',
  (h) => h.group === 'garage' && h.rent && "Le contrat est vite réglé, de sorte que vous n'attendrez pas longtemps.",
  (h) => h.group === 'garage' && !h.rent && "Une place comme celle-ci ne demande guère d'entretien.",
  (h) =>
    h.kind === 'building-plot' &&
    'Vous choisissez votre architecte, votre entrepreneur et votre rythme, dans le respect des prescriptions.',
  (h) => h.kind === 'building-plot' && 'Une maison qui vous ressemble commence par une page blanche comme celle-ci.',
  (h) =>
    h.kind === 'building-plot' &&
    h.sunny &&
    `L'exposition ${towards(h)} permet de tourner le séjour et le jardin vers le soleil.`,
  (h) =>
    h.kind === 'building-plot' &&
    h.roomy &&
    'Grâce à la belle superficie, il restera après la construction un vrai jardin.',
  (h) => h.kind === 'building-plot' && "Dès la première esquisse, c'est vous qui décidez comment vous habiterez.",
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    "L'usage vous appartient, dans le respect des prescriptions de la zone.",
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    "La terre reste un placement paisible, qui demande peu d'entretien.",
];
