import type { Voice } from '../voice.ts';
import { noun } from './noun.ts';
import { m2, metern, onFloor, rooms, roomsDative, wind } from './words.ts';

export const headlines: Voice['headlines'] = {
  house: [
    (h) => h.kind === 'bungalow' && h.bedrooms && `Alles auf einer Ebene: Bungalow mit ${roomsDative(h)}`,
    (h) => (h.bedrooms ?? 0) >= 4 && `Platz für alle: ${noun(h)} mit ${roomsDative(h)}`,
    (h) => h.garden && h.sunny && `Sonne auf der Gartenseite: ${noun(h)} in ${h.city.de}`,
    (h) => h.toRenovate && `Raum für Ihre Pläne: ${noun(h)} in ${h.city.de}`,
    (h) => h.project && h.bedrooms && `${h.project}: ${noun(h)} mit ${roomsDative(h)}`,
    (h) => h.facades === 4 && (h.ground ?? 0) > 800 && `Frei stehend auf ${m2(h.ground ?? 0)} in ${h.city.de}`,
    (h) => h.kind === 'farmhouse' && `Ländlich wohnen: Bauernhaus in ${h.city.de}`,
    (h) => h.solarPanels && h.heating === 'heat_pump' && 'Sparsam wohnen mit Wärmepumpe und Solarmodulen',
    (h) => h.condition === 'turnkey' && h.bedrooms && `Einziehen und wohlfühlen: ${noun(h)} mit ${roomsDative(h)}`,
  ],
  apartment: [
    (h) => h.project && h.bedrooms && `${h.project}: ${noun(h)} mit ${roomsDative(h)}`,
    (h) => h.terraceArea && h.sunny && `Mittagessen in der Sonne: ${noun(h)} mit Terrasse (${m2(h.terraceArea)})`,
    (h) => h.floor === 0 && h.garden && `Ebenerdig wohnen mit eigenem Garten in ${h.city.de}`,
    (h) => h.lift && (h.floor ?? 0) > 0 && h.bedrooms && `Mit Aufzug: ${rooms(h)} ${onFloor(h.floor ?? 0)}`,
    (h) => h.kind === 'duplex' && h.bedrooms && `Wohnen auf zwei Ebenen: ${noun(h)} mit ${roomsDative(h)}`,
    (h) => h.kind === 'penthouse' && h.terrace && `Ganz oben in ${h.city.de}: Penthouse mit Terrasse`,
    (h) => h.living && h.bedrooms && `${m2(h.living)} Wohnfläche und ${rooms(h)} in ${h.city.de}`,
  ],
  studio: [
    (h) => h.living && `${m2(h.living)} ganz für Sie allein: ${noun(h)} in ${h.city.de}`,
    (h) => h.floor !== undefined && h.living && `${noun(h)} mit ${m2(h.living)} ${onFloor(h.floor)}`,
    (h) => h.kind === 'student-room' && h.furnished && 'Möbliertes Studentenzimmer, bereit fürs Semester',
  ],
  land: [
    (h) => h.kind === 'building-plot' && h.plotWidth && `Bauen in ${h.city.de} auf ${metern(h.plotWidth)} Breite`,
    (h) => h.kind === 'building-plot' && h.ground && `${m2(h.ground)} für Ihr Bauvorhaben in ${h.city.de}`,
    (h) => h.ground && h.orientation && `${m2(h.ground)} Grundstück, hinten nach ${wind(h)} gelegen`,
  ],
  investment: [
    (h) => h.kind === 'apartment-building' && `Mehrfamilienhaus in einer Hand in ${h.city.de}`,
    (h) => h.kind === 'mixed-use' && `Wohnen und Handel unter einem Dach in ${h.city.de}`,
    (h) => h.total && `Sachwert in ${h.city.de}: ${m2(h.total)} Gesamtfläche`,
  ],
  commercial: [
    (h) => h.takeover && `Betrieb abzugeben in ${h.city.de}`,
    (h) => h.frontWidth && h.kind === 'shop' && `Schaufenster mit ${metern(h.frontWidth)} Front in ${h.city.de}`,
    (h) => h.kind === 'office' && h.officeArea && `Ihr Büro auf ${m2(h.officeArea)} in ${h.city.de}`,
    (h) => h.kind === 'warehouse' && h.total && `${m2(h.total)} zum Lagern und Arbeiten in ${h.city.de}`,
  ],
  garage: [
    (h) => `Ein fester Platz für Ihr Auto in ${h.city.de}`,
    (h) => h.kind === 'garage-box' && `Garagenbox in ${h.city.de} für Auto, Räder oder als Lager`,
    (h) => `Nie mehr suchen: ${h.kind === 'parking-space' ? 'eigener Stellplatz' : 'eigene Garage'} in ${h.city.de}`,
  ],
};
