import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Voice } from '../voice.ts';
import { noun, type } from './noun.ts';
import { m2, metres, onFloor, rooms, towards } from './words.ts';

const Noun = (h: Facts): string => capital(noun(h));

export const headlines: Voice['headlines'] = {
  house: [
    (h) => h.kind === 'bungalow' && h.bedrooms && `Vivre de plain-pied : bungalow avec ${rooms(h)}`,
    (h) => (h.bedrooms ?? 0) >= 4 && `De la place pour tous : ${type(h)} avec ${rooms(h)}`,
    (h) => h.garden && h.sunny && `Le soleil côté jardin : ${type(h)} à ${h.city.fr}`,
    (h) => h.toRenovate && `À réinventer : ${type(h)} à ${h.city.fr}`,
    (h) => h.project && h.bedrooms && `${h.project} : ${noun(h)} avec ${rooms(h)}`,
    (h) => h.facades === 4 && (h.ground ?? 0) > 800 && `De l'espace tout autour : ${m2(h.ground ?? 0)} à ${h.city.fr}`,
    (h) => h.kind === 'farmhouse' && `L'esprit de la campagne : fermette à ${h.city.fr}`,
    (h) => h.solarPanels && h.heating === 'heat_pump' && 'Sobre : pompe à chaleur et panneaux photovoltaïques',
    (h) => h.condition === 'turnkey' && h.bedrooms && `Il ne reste qu'à emménager : ${type(h)} avec ${rooms(h)}`,
  ],
  apartment: [
    (h) => h.project && h.bedrooms && `${h.project} : ${noun(h)} avec ${rooms(h)}`,
    (h) => h.terraceArea && h.sunny && `Déjeuner au soleil : ${noun(h)}, terrasse de ${m2(h.terraceArea)}`,
    (h) => h.floor === 0 && h.garden && `De plain-pied avec jardin privatif à ${h.city.fr}`,
    (h) =>
      h.bedrooms && h.floor !== undefined && h.terrace && `${Noun(h)} ${rooms(h)} avec terrasse ${onFloor(h.floor)}`,
    (h) => h.kind === 'duplex' && h.bedrooms && `Deux niveaux, ${rooms(h)} : duplex à ${h.city.fr}`,
    (h) => h.kind === 'penthouse' && h.terrace && `Au sommet : penthouse avec terrasse à ${h.city.fr}`,
    (h) => h.living && h.bedrooms && `${m2(h.living)} habitables et ${rooms(h)} à ${h.city.fr}`,
  ],
  studio: [
    (h) => h.living && `${m2(h.living)} rien que pour vous : ${noun(h)} à ${h.city.fr}`,
    (h) => h.floor !== undefined && h.living && `${Noun(h)} de ${m2(h.living)} ${onFloor(h.floor)}`,
    (h) => h.kind === 'student-room' && h.furnished && "Kot meublé, prêt pour l'année académique",
  ],
  land: [
    (h) => h.kind === 'building-plot' && h.plotWidth && `Bâtir à ${h.city.fr} sur ${metres(h.plotWidth)} de large`,
    (h) => h.kind === 'building-plot' && h.ground && `${m2(h.ground)} pour bâtir à ${h.city.fr}`,
    (h) => h.ground && h.orientation && `${m2(h.ground)} de terrain, arrière exposé ${towards(h)}`,
  ],
  investment: [
    (h) => h.kind === 'apartment-building' && `Immeuble à appartements vendu en bloc à ${h.city.fr}`,
    (h) => h.kind === 'mixed-use' && `Commerce et logement sous un même toit à ${h.city.fr}`,
    (h) => h.total && `Investir dans la pierre : ${m2(h.total)} à ${h.city.fr}`,
  ],
  commercial: [
    (h) => h.takeover && `Affaire à remettre à ${h.city.fr}`,
    (h) => h.frontWidth && h.kind === 'shop' && `Une vitrine sur ${metres(h.frontWidth)} de façade à ${h.city.fr}`,
    (h) => h.kind === 'office' && h.officeArea && `Vos bureaux sur ${m2(h.officeArea)} à ${h.city.fr}`,
    (h) => h.kind === 'warehouse' && h.total && `${m2(h.total)} pour stocker et travailler à ${h.city.fr}`,
  ],
  garage: [
    (h) => `Une place attitrée pour votre voiture à ${h.city.fr}`,
    (h) => h.kind === 'garage-box' && `Box à ${h.city.fr} pour voiture, vélos ou rangement`,
    (h) => `Fini de chercher : votre propre ${h.kind === 'parking-space' ? 'emplacement' : 'garage'} à ${h.city.fr}`,
  ],
};
