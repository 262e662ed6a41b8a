import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { noun } from './noun.ts';
import { day } from './words.ts';

export const costs: readonly Line[] = [
  (h) => !h.rent && h.chargesOwner && `Service charges are ${euro(h.chargesOwner)} per month.`,
  (h) => !h.rent && h.chargesOwner && `Allow ${euro(h.chargesOwner)} per month for the co-ownership.`,
  (h) =>
    !h.rent &&
    h.chargesOwner &&
    `The building manager (syndic) asks ${euro(h.chargesOwner)} per month in service charges.`,
  (h) => !h.rent && h.chargesOwner && `The monthly contribution to the service charges is ${euro(h.chargesOwner)}.`,
  (h) => h.rent && h.chargesRenter && `On top of the rent come charges of ${euro(h.chargesRenter)} per month.`,
  (h) => h.rent && h.chargesRenter && `Monthly charges for the tenant are ${euro(h.chargesRenter)}.`,
  (h) => h.rent && h.chargesRenter && `You pay ${euro(h.chargesRenter)} per month in charges.`,
  (h) => h.rent && h.chargesRenter && `Besides the rent, allow ${euro(h.chargesRenter)} per month for charges.`,
];

const pets = (h: Facts): string =>
  h.petsAllowed === undefined ? '' : h.petsAllowed ? ' Pets are welcome.' : ' Pets are not allowed.';

const vat = {
  registration: 'subject to registration duty',
  vat_21: 'subject to 21% VAT',
  vat_6: 'subject to 6% VAT',
  mixed: 'subject to a mixed regime of VAT and registration duty',
};

export const terms: readonly Line[] = [
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `The purchase is ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Please note that the sale is ${vat[h.vat]}.`,
  (h) =>
    h.rent &&
    h.deposit &&
    `The rental deposit is ${euro(h.deposit)}.${h.furnished ? ' It is let furnished.' : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `A rental deposit of ${euro(h.deposit)} is required.${h.furnished ? ` The ${noun(h)} is let furnished.` : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `You pay a rental deposit of ${euro(h.deposit)}.${h.furnished ? ' The furniture stays.' : ''}${pets(h)}`,
  (h) => h.rent && !h.deposit && h.furnished && `It is let furnished.${pets(h)}`,
  (h) => h.rent && !h.deposit && pets(h).trim(),
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `The sale is ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `For tax purposes, the purchase is ${vat[h.vat]}.`,
];

export const free: readonly Line[] = [
  (h) => h.availability === 'immediate' && `The ${noun(h)} is available immediately.`,
  (h) => h.availability === 'immediate' && 'It can be yours straight away.',
  (h) => h.availability === 'immediate' && `In a hurry? So much the better: the ${noun(h)} is free immediately.`,
  (h) => h.availability === 'immediate' && 'There is no need to wait, as it is available immediately.',
  (h) => h.availability === 'at_deed' && !h.rent && 'It becomes yours to use when the deed is signed.',
  (h) => h.availability === 'at_deed' && !h.rent && `The ${noun(h)} is available on signing of the deed.`,
  (h) =>
    h.availability === 'at_deed' &&
    !h.rent &&
    h.group !== 'land' &&
    'The keys are handed over when the notarial deed is signed.',
  (h) => h.availability === 'at_deed' && !h.rent && 'Vacant possession is given on signing of the deed.',
  (h) => h.availability === 'to_agree' && 'The date of availability is agreed with the owner.',
  (h) => h.availability === 'to_agree' && 'The date of transfer is to be agreed.',
  (h) =>
    h.availability === 'to_agree' && `The date on which the ${noun(h)} becomes free is settled by mutual agreement.`,
  (h) => h.availability === 'to_agree' && 'Availability is open to discussion.',
  (h) => h.availability === 'at_completion' && `The ${noun(h)} will be available on completion.`,
  (h) => h.availability === 'at_completion' && 'It becomes available on completion of the works.',
  (h) => h.availability === 'at_completion' && h.group !== 'land' && 'The keys are yours on completion of the works.',
  (h) => h.availableFrom && `Available from ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `The ${noun(h)} becomes free on ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `From ${day(h.availableFrom)} this ${noun(h)} can be yours to use.`,
];

export const extra: readonly Line[] = [
  (h) => h.hasPlans && 'The floor plan with this listing helps you to start furnishing in your mind.',
  (h) => h.hasPlans && 'Do look at the floor plan, which shows how the rooms connect.',
  (h) => h.hasPlans && 'The floor plan tells you at a glance how it all fits together.',
  () => 'All documents and certificates are yours on request, so that you can decide with full knowledge.',
  () => 'Questions about planning information or certificates? We will gladly go through the file with you.',
  () => 'Our office guides you from the first viewing to the last signature and answers your questions quickly.',
  (h) => !h.rent && 'If you still have to sell, we will gladly value your own property free of charge.',
  (h) => h.rent && 'Applying is simple and can be done as soon as you have seen it.',
  (h) =>
    h.group !== 'garage' &&
    h.group !== 'land' &&
    'Photographs show a good deal, but the atmosphere can only be felt on the spot.',
];
