import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Ce, ce, e, un } from './noun.ts';
import { de, rooms } from './words.ts';

export const openApartment: readonly Line[] = [
  (h) =>
    h.terrace &&
    h.bedrooms &&
    `${capital(rooms(h))} et une terrasse : à ${h.city.fr}, ${ce(h)} a ce qu'il faut pour la vie de tous les jours.`,
  (h) => h.lift && `Le confort, de la rue jusqu'à votre porte : voilà ce qu'offre ${ce(h)} à ${h.city.fr}.`,
  (h) =>
    (h.garages || h.parkings) &&
    `Avec une place pour la voiture, ${ce(h)} à ${h.city.fr} règle d'emblée un souci bien connu.`,
  (h) => `Vous cherchez ${un(h)} à ${h.city.fr} ? Cette adresse a sa place sur votre liste.`,
  (h) => `Habiter ${h.city.fr} sans les soucis d'une grande maison : c'est ce que permet ${ce(h)}.`,
  (h) => !h.rent && `Pour y vivre ou pour louer, ${ce(h)} à ${h.city.fr} est un achat raisonnable.`,
  (h) => h.rent && `Louer à ${h.city.fr} peut être confortable, et ${ce(h)} le montre bien.`,
  (h) => h.renovated && `Rénové et prêt pour un nouveau chapitre : ${ce(h)} vous attend à ${h.city.fr}.`,
  (h) => h.sound && `À ${h.city.fr}, ${ce(h)} séduit par son plan bien pensé.`,
  (h) =>
    h.floor === 0 && `Habiter sans escaliers, tout sur un même niveau : c'est possible dans ${ce(h)} à ${h.city.fr}.`,
  (h) =>
    h.kind === 'penthouse' &&
    `Vivre au sommet, avec le ciel pour voisin : c'est ce que propose ce penthouse à ${h.city.fr}.`,
  (h) =>
    h.kind === 'duplex' &&
    `À ${h.city.fr}, ce duplex marie la facilité d'un appartement et l'impression d'habiter une maison.`,
  (h) =>
    h.kind === 'loft' &&
    `Un espace ouvert et toutes les libertés : ce loft à ${h.city.fr} se prête à votre façon d'habiter.`,
  (h) =>
    h.toRenovate && `L'emplacement s'achète, l'intérieur se crée : à ${h.city.fr}, ${ce(h)} n'attend que vos idées.`,
  (h) => h.toRefresh && `Un peu de peinture, quelques idées, et ${ce(h)} à ${h.city.fr} devient tout à fait le vôtre.`,
  (h) =>
    h.bedrooms &&
    `${capital(rooms(h))} à ${h.city.fr}, là où tout se trouve sans chercher loin : ${ce(h)} est fait pour bien y vivre.`,
  (h) => h.terrace && `À ${h.city.fr}, ${ce(h)} prolonge le séjour par une terrasse.`,
  (h) => h.sound && `Rentrer, fermer la porte et se sentir chez soi : à ${h.city.fr}, ${ce(h)} rend la vie simple.`,
  (h) =>
    h.compact &&
    `Compact et facile à entretenir, ${ce(h)} à ${h.city.fr} conviendra à une personne seule comme à un couple.`,
  (h) => h.roomy && `L'espace d'une maison, la facilité d'un appartement : découvrez ${ce(h)} à ${h.city.fr}.`,
  (h) => `Au cœur de la vie ${de(h.city.fr)} et pourtant bien chez soi : voilà l'esprit de ${ce(h)}.`,
  (h) => h.bedrooms && `À ${h.city.fr}, nous vous proposons ${un(h)} avec ${rooms(h)}.`,
  (h) =>
    h.sound &&
    `Un plan logique, une belle clarté, tout à portée de main : ${ce(h)} à ${h.city.fr} se passe de longs discours.`,
];

export const openStudio: readonly Line[] = [
  (h) => `Ni trop ni trop peu : ${ce(h)} à ${h.city.fr} a été bien pensé${e(h)}.`,
  (h) => h.kind === 'student-room' && `Étudier à ${h.city.fr} commence par un bon kot, et celui-ci a ce qu'il faut.`,
  (h) =>
    h.kind === 'student-room' &&
    `Étudier, dormir, recevoir des amis : dans ce kot à ${h.city.fr}, chaque chose trouve sa place.`,
  (h) =>
    h.kind === 'studio' &&
    `Un chez-soi à ${h.city.fr} n'a pas besoin d'être grand, pourvu qu'il soit bien agencé. Ce studio en donne la preuve.`,
  (h) => `À ${h.city.fr}, ${ce(h)} plaira à ceux qui aiment vivre simplement.`,
  (h) => h.furnished && `Il ne vous manque que vos valises : ${ce(h)} à ${h.city.fr} est entièrement meublé${e(h)}.`,
  (h) =>
    h.kind === 'studio' && `Premier logement, pied-à-terre ou placement : ce studio à ${h.city.fr} se prête à tout.`,
  (h) =>
    `Quand on vit seul, on sait ce qui compte : une bonne adresse et peu de soucis. ${Ce(h)} à ${h.city.fr} offre les deux.`,
  (h) => `${Ce(h)} à ${h.city.fr} est un point d'attache idéal pour étudier, travailler ou prendre son envol.`,
];
