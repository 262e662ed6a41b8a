import type { Line } from '../voice.ts';
import { Ce, ce } from './noun.ts';

export const closeSale: readonly Line[] = [
  () => 'Envie de voir de vos propres yeux ? Prenez rendez-vous, nous vous guiderons sans hâte.',
  (h) => `Convaincu ou simplement curieux ? Nous vous faisons visiter ${ce(h)} avec plaisir.`,
  () => "Appelez l'agence ou écrivez-nous pour fixer une visite au moment qui vous convient.",
  (h) => `Venez parcourir ${ce(h)} sur place : une visite est vite fixée.`,
  () => 'Venez accompagné de la personne qui vous conseille ; nous prendrons le temps de répondre à tout.',
  (h) => `${Ce(h)} se juge sur place. Quand souhaitez-vous venir ?`,
  () => 'Contactez notre agent immobilier pour une visite ou pour recevoir le dossier complet.',
  () => "Vous aimeriez venir voir ? Demandez votre visite dès aujourd'hui.",
  (h) => `Vous vous y voyez déjà ? Nous serons heureux de vous accueillir pour découvrir ${ce(h)}.`,
  () => "Une visite n'engage à rien et en dit plus que mille photos. Nous la préparons volontiers avec vous.",
  () => 'Dites-nous quand cela vous arrange, nous vous ouvrirons la porte.',
];

export const closeRent: readonly Line[] = [
  () => 'La location vous intéresse ? Demandez une visite et nous vous rappelons avec une proposition.',
  (h) => `Vous souhaitez louer ${ce(h)} ? Fixez une visite et remettez-nous ensuite votre candidature.`,
  () => 'Venez voir sur place : notre responsable des locations vous propose volontiers un rendez-vous.',
  (h) => `Quelques clics suffisent pour convenir d'une visite de ${ce(h)}.`,
  () =>
    'Dites-nous quand cela vous convient : nous vous ferons visiter et parcourrons avec vous les conditions du bail.',
  () => "Qui visite tôt peut aussi se porter candidat tôt. Contactez-nous dès aujourd'hui.",
  (h) =>
    `Est-ce que ${ce(h)} correspond à vos projets ? Nous vous renseignons volontiers et fixons une visite sur place.`,
  () => "Appelez l'agence ou écrivez-nous pour une visite ; l'agent répondra d'emblée à vos questions sur le bail.",
];

export const closeLand: readonly Line[] = [
  () => 'Demandez-nous le dossier complet avec les renseignements urbanistiques et parlez de vos plans à notre agent.',
  () => "Nous examinons volontiers les possibilités avec vous, à l'agence ou sur place.",
  () => 'Venez voir le terrain, et pourquoi pas avec votre architecte.',
  (h) => `Vous voulez en savoir plus sur ${ce(h)} ? Notre agent vous remet les plans et les prescriptions.`,
  () => 'Parcourez les lieux à votre aise ; nous répondrons ensuite à toutes vos questions.',
  () => 'Contactez-nous pour recevoir tous les renseignements et les conditions.',
  () => "Écrivez-nous et vous recevrez toutes les informations sur le terrain et sur l'achat.",
];

export const closeInvestment: readonly Line[] = [
  () => 'Demandez le dossier complet et faites vos calculs ; nous vous éclairons volontiers.',
  (h) => `Vous souhaitez visiter ${ce(h)} ? Notre agent parcourra le dossier avec vous sur place.`,
  () => 'Pour les chiffres et les attestations, adressez-vous à notre agent, qui vous fera aussi visiter les lieux.',
  () => "Dites-nous ce que vous attendez d'un placement : nous verrons ensemble si celui-ci y répond.",
  () => 'Une visite discrète est toujours possible : un appel ou un courriel suffit.',
  (h) => `Parlons des possibilités de ${ce(h)}, en toute confiance.`,
];

export const closeBusiness: readonly Line[] = [
  () => 'Parlez de vos projets à notre agent et venez découvrir les lieux.',
  (h) => `Vous y imaginez déjà votre activité ? Demandez une visite de ${ce(h)}.`,
  () => "Nous vous remettons volontiers le dossier complet et réfléchissons avec vous à l'aménagement.",
  () => 'Une visite pendant ou après les heures de bureau est possible : dites-nous ce qui vous convient.',
  () => 'Contactez-nous pour un rendez-vous ; la discrétion va de soi.',
  () => "Venez voir si les lieux conviennent à votre entreprise. Nous prendrons le temps qu'il faut.",
  () => 'Interrogez-nous sur les conditions et les possibilités ; vous recevrez une réponse rapide et claire.',
];

export const closeGarage: readonly Line[] = [
  () => 'La visite ne prend que quelques minutes : appelez-nous pour un rendez-vous.',
  (h) => `Intéressé par ${ce(h)} ? Écrivez-nous, nous vous recontactons rapidement.`,
  () => "Nous vous montrons volontiers la place et l'accès, au moment qui vous convient.",
  () => 'Vérifiez sur place que votre voiture y entre ; nous vous y donnons volontiers rendez-vous.',
  () => "Contactez l'agence pour une visite ou pour de plus amples renseignements.",
  (h) => `Vous ne voulez pas laisser passer ${ce(h)} ? Demandez une visite dès aujourd'hui.`,
  () => 'Passez voir les lieux ; notre agent vous donnera toutes les explications.',
  () => "Un coup de téléphone à l'agence et votre visite est fixée.",
];
