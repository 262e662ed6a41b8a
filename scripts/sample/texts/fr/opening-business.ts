import type { Line } from '../voice.ts';
import { Ce, ce, un } from './noun.ts';

export const openInvestment: readonly Line[] = [
  (h) =>
    `L'investisseur regarde d'abord l'emplacement et l'état du bâtiment. ${Ce(h)} à ${h.city.fr} mérite cet examen.`,
  (h) =>
    h.kind === 'apartment-building' &&
    `Cet immeuble à appartements à ${h.city.fr} se vend en bloc, sans partage de la propriété.`,
  (h) =>
    h.kind === 'mixed-use' &&
    `Un commerce au rez-de-chaussée, du logement au-dessus : à ${h.city.fr}, cet immeuble répartit vos revenus sur deux fonctions.`,
  (h) => h.roomy && `À ${h.city.fr}, ${ce(h)} a du volume à faire valoir.`,
  (h) =>
    h.toRenovate &&
    `À ceux qui voient plus loin que son état actuel, ${ce(h)} à ${h.city.fr} ouvre de belles perspectives.`,
  (h) => `La pierre reste un placement que l'on peut toucher ; ${ce(h)} à ${h.city.fr} le montre bien.`,
  (h) => `À ${h.city.fr}, nous vous présentons ${un(h)} à envisager sur le long terme.`,
  (h) =>
    `${Ce(h)} à ${h.city.fr} s'adresse à l'investisseur qui aime décider lui-même de la location et de la gestion.`,
  (h) => h.sound && `Une construction solide, là où l'on habite et où l'on loue : voilà ${ce(h)} à ${h.city.fr}.`,
];

export const openCommercial: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    `Un magasin vit du passage et d'une belle vitrine. Celui-ci, à ${h.city.fr}, donnera un visage à votre enseigne.`,
  (h) =>
    h.kind === 'shop' &&
    (h.frontWidth ?? 0) >= 6 &&
    `Avec sa large façade à rue, ce magasin à ${h.city.fr} ne passe pas inaperçu.`,
  (h) =>
    h.kind === 'shop' && `Votre marque derrière la vitrine, à ${h.city.fr} : ce magasin se prête à bien des concepts.`,
  (h) =>
    h.kind === 'office' &&
    `Un bureau où l'on reçoit ses clients l'esprit tranquille : c'est ce que vous trouverez ici, à ${h.city.fr}.`,
  (h) =>
    h.kind === 'office' &&
    `Cet espace de bureaux à ${h.city.fr} convient à une profession libérale, à une équipe qui grandit ou à une antenne régionale.`,
  (h) =>
    h.kind === 'office' &&
    `Se concentrer et se concerter : à ${h.city.fr}, cet espace de bureaux permet l'un et l'autre.`,
  (h) =>
    h.kind === 'horeca' && `Pour qui aime recevoir, cet établissement horeca à ${h.city.fr} est une belle occasion.`,
  (h) =>
    h.kind === 'horeca' &&
    `Une bonne affaire commence par un bon endroit : à ${h.city.fr}, cet établissement attend votre carte et votre ambiance.`,
  (h) =>
    h.kind === 'warehouse' && `Charger, stocker, distribuer : cet entrepôt à ${h.city.fr} est fait pour travailler.`,
  (h) =>
    h.kind === 'warehouse' &&
    `Les entrepreneurs à l'étroit trouveront dans cet entrepôt à ${h.city.fr} l'espace qui leur manque.`,
  (h) => h.roomy && `De la place pour grandir : ${ce(h)} à ${h.city.fr} suit l'ambition de votre affaire.`,
  (h) =>
    `Entreprendre à ${h.city.fr} dans des lieux adaptés à votre façon de travailler : c'est possible dans ${ce(h)}.`,
  (h) => h.rent && `À louer à ${h.city.fr} : ${un(h)} pour ceux qui veulent franchir une nouvelle étape.`,
  (h) => !h.rent && `Devenir propriétaire de l'endroit où l'on entreprend : ${ce(h)} à ${h.city.fr} vous le permet.`,
];

export const openTakeover: readonly Line[] = [
  (h) =>
    `À ${h.city.fr}, une affaire existante est à remettre : un point de départ qui tourne déjà, ouvert à vos idées.`,
  (h) => `Ne pas repartir de zéro mais poursuivre : cette affaire à ${h.city.fr} est à remettre.`,
  (h) => `Ce commerce à ${h.city.fr} cherche un repreneur qui a le goût d'entreprendre.`,
  (h) => `Se lancer comme indépendant avec un commerce en activité : l'occasion se présente à ${h.city.fr}.`,
  (h) => `Reprendre un fonds de commerce à ${h.city.fr}, c'est démarrer dans des lieux déjà aménagés pour l'activité.`,
];
