import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { ce, e, Le, le } from './noun.ts';
import { day } from './words.ts';

export const costs: readonly Line[] = [
  (h) => !h.rent && h.chargesOwner && `Les charges communes s'élèvent à ${euro(h.chargesOwner)} par mois.`,
  (h) => !h.rent && h.chargesOwner && `Comptez ${euro(h.chargesOwner)} par mois pour la copropriété.`,
  (h) => !h.rent && h.chargesOwner && `Le syndic demande ${euro(h.chargesOwner)} par mois pour les charges communes.`,
  (h) => !h.rent && h.chargesOwner && `La contribution mensuelle aux charges communes est de ${euro(h.chargesOwner)}.`,
  (h) => h.rent && h.chargesRenter && `Au loyer s'ajoutent ${euro(h.chargesRenter)} de charges par mois.`,
  (h) => h.rent && h.chargesRenter && `Les charges du locataire s'élèvent à ${euro(h.chargesRenter)} par mois.`,
  (h) => h.rent && h.chargesRenter && `Les charges mensuelles sont de ${euro(h.chargesRenter)}.`,
  (h) => h.rent && h.chargesRenter && `Outre le loyer, prévoyez ${euro(h.chargesRenter)} de charges par mois.`,
];

const pets = (h: Facts): string =>
  h.petsAllowed === undefined
    ? ''
    : h.petsAllowed
      ? ' Les animaux sont les bienvenus.'
      : ' Les animaux ne sont pas admis.';

const vat = {
  registration: "sous droits d'enregistrement",
  vat_21: 'sous le régime de la TVA à 21 %',
  vat_6: 'sous le régime de la TVA à 6 %',
  mixed: "sous un régime mixte de TVA et de droits d'enregistrement",
};

export const terms: readonly Line[] = [
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `L'achat se conclut ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `À noter : la vente a lieu ${vat[h.vat]}.`,
  (h) =>
    h.rent &&
    h.deposit &&
    `La garantie locative s'élève à ${euro(h.deposit)}.${h.furnished ? ' Le bien est loué meublé.' : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Une garantie locative de ${euro(h.deposit)} est demandée.${h.furnished ? ` ${Le(h)} se loue meublé${e(h)}.` : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Vous constituez une garantie locative de ${euro(h.deposit)}.${h.furnished ? ' Les meubles restent sur place.' : ''}${pets(h)}`,
  (h) => h.rent && !h.deposit && h.furnished && `Le bien est loué meublé.${pets(h)}`,
  (h) => h.rent && !h.deposit && pets(h).trim(),
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `La vente se fait ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Sur le plan fiscal, l'achat a lieu ${vat[h.vat]}.`,
];

export const free: readonly Line[] = [
  (h) => h.availability === 'immediate' && `${Le(h)} est disponible immédiatement.`,
  (h) => h.availability === 'immediate' && 'Vous pouvez en disposer tout de suite.',
  (h) => h.availability === 'immediate' && `Si vous êtes pressé, tant mieux : ${le(h)} est libre immédiatement.`,
  (h) => h.availability === 'immediate' && "Inutile d'attendre, la disponibilité est immédiate.",
  (h) => h.availability === 'at_deed' && !h.rent && "Vous en disposez à la signature de l'acte.",
  (h) => h.availability === 'at_deed' && !h.rent && `${Le(h)} est libre à l'acte.`,
  (h) =>
    h.availability === 'at_deed' && !h.rent && h.group !== 'land' && "Les clés vous sont remises à l'acte notarié.",
  (h) => h.availability === 'at_deed' && !h.rent && "La disponibilité est fixée à l'acte.",
  (h) => h.availability === 'to_agree' && 'La date de disponibilité est à convenir avec le propriétaire.',
  (h) => h.availability === 'to_agree' && "Le moment de l'entrée en jouissance est à convenir.",
  (h) => h.availability === 'to_agree' && `La date à laquelle ${le(h)} se libère se fixe d'un commun accord.`,
  (h) => h.availability === 'to_agree' && 'La disponibilité se discute.',
  (h) => h.availability === 'at_completion' && `${Le(h)} sera disponible à la réception.`,
  (h) => h.availability === 'at_completion' && 'La disponibilité coïncide avec la réception des travaux.',
  (h) =>
    h.availability === 'at_completion' && h.group !== 'land' && 'À la réception des travaux, les clés sont à vous.',
  (h) => h.availableFrom && `Libre à partir du ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `${Le(h)} se libère le ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `Dès le ${day(h.availableFrom)}, vous pouvez disposer de ${ce(h)}.`,
];

export const extra: readonly Line[] = [
  (h) => h.hasPlans && "Le plan joint à l'annonce vous aide à imaginer déjà votre intérieur.",
  (h) => h.hasPlans && 'Jetez un œil au plan : il montre comment les pièces se répondent.',
  (h) => h.hasPlans && "D'un coup d'œil, le plan vous fait comprendre l'agencement.",
  () => 'Tous les documents et attestations vous sont remis sur simple demande, pour décider en connaissance de cause.',
  () =>
    'Des questions sur les renseignements urbanistiques ou les attestations ? Nous parcourons volontiers le dossier avec vous.',
  () => 'Notre agence vous accompagne de la première visite à la dernière signature et répond vite à vos questions.',
  (h) => !h.rent && "Vous devez d'abord vendre ? Nous estimons volontiers votre bien gratuitement.",
  (h) => h.rent && 'Poser sa candidature est simple et peut se faire dès la visite terminée.',
  (h) =>
    h.group !== 'garage' &&
    h.group !== 'land' &&
    "Les photos en disent long, mais l'atmosphère ne se découvre que sur place.",
];
