import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { adj, dit, een, noun } from './noun.ts';
import { inProject, rooms, wind } from './words.ts';

export const openProject: readonly Line[] = [
  (h) =>
    h.project &&
    h.roomy &&
    h.bedrooms &&
    `Ruim wonen in een nieuw gebouw: ${dit(h)} van ${h.project} in ${h.city.nl} geeft u ${rooms(h)}.`,
  (h) =>
    h.project &&
    h.compact &&
    `Compact en zuinig wonen in ${h.city.nl}: ${dit(h)} ${inProject(h)} houdt het overzichtelijk.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.orientation &&
    `Een terras op ${wind(h)} is de troef van ${dit(h)} ${inProject(h)} in ${h.city.nl}.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.sunny &&
    `${capital(inProject(h))} in ${h.city.nl} zit u straks met de zon op het terras van ${dit(h)}.`,
  (h) =>
    h.project &&
    (h.floor ?? 0) >= 2 &&
    `Wie graag wat hoger woont, kijkt best eens naar ${dit(h)} ${inProject(h)} in ${h.city.nl}.`,
  (h) =>
    h.project &&
    h.garden &&
    `Nieuw wonen met de tuin aan de deur: ${dit(h)} ${inProject(h)} in ${h.city.nl} maakt het mogelijk.`,
  (h) =>
    h.project &&
    h.bedrooms === 1 &&
    `Voor wie alleen of met twee woont: ${dit(h)} met één slaapkamer ${inProject(h)}, ${h.city.nl}.`,
  (h) =>
    h.project &&
    h.bedrooms === 2 &&
    `Twee slaapkamers, nieuwe technieken en weinig onderhoud: zo ziet wonen ${inProject(h)} in ${h.city.nl} eruit.`,
  (h) =>
    h.project &&
    (h.bedrooms ?? 0) >= 3 &&
    `Plaats voor een gezin in een nieuw gebouw: ${dit(h)} ${inProject(h)} in ${h.city.nl} telt ${rooms(h)}.`,
  (h) =>
    h.project &&
    (h.lift ?? false) &&
    `Van de straat tot bij uw eigen nieuwe voordeur zonder één trede: zo komt u thuis ${inProject(h)} in ${h.city.nl}.`,
  (h) =>
    h.project &&
    /heat_pump|geothermal/.test(h.heating ?? '') &&
    `Zuinig met energie en gul met comfort: ${dit(h)} ${inProject(h)} in ${h.city.nl} is klaar voor de toekomst.`,
  (h) =>
    h.project &&
    `Minder zorgen om onderhoud, meer tijd om te leven: dat is de gedachte achter ${dit(h)} ${inProject(h)} in ${h.city.nl}.`,
  (h) =>
    h.project &&
    `${capital(inProject(h))} in ${h.city.nl} vindt u ${een(h, 'nieuw', 'nieuwe')} met ${h.bedrooms ? rooms(h) : 'een doordacht grondplan'}.`,
  (h) =>
    h.project && `${h.project} is een nieuwbouwproject in ${h.city.nl}, en ${dit(h)} is er een van de troeven van.`,
  (h) => h.project && `Nieuw wonen in ${h.city.nl}: ${dit(h)} maakt deel uit van ${h.project}.`,
  (h) =>
    h.project &&
    `Wie nieuw koopt, kiest voor zekerheid: ${inProject(h)} in ${h.city.nl} wacht ${een(h, 'eigentijds', 'eigentijdse')} op u.`,
  (h) => h.project && `Bij ${h.project} in ${h.city.nl} krijgt u ${een(h, 'helder ingedeeld', 'helder ingedeelde')}.`,
  (h) =>
    h.project &&
    h.terrace &&
    `Een eigen buitenruimte en een nieuw interieur: zo woont u in ${dit(h)} van ${h.project} in ${h.city.nl}.`,
  (h) =>
    h.project &&
    h.bedrooms &&
    `Hedendaagse architectuur, ${rooms(h)} en energiezuinige technieken: dat is ${dit(h)} ${inProject(h)}, ${h.city.nl}.`,
  (h) => h.project && `${h.project} brengt nieuwbouw naar ${h.city.nl}, en ${dit(h)} is daar een mooi voorbeeld van.`,
  (h) =>
    h.project &&
    `Deze ${noun(h) === 'woning' ? 'nieuwbouwwoning' : 'unit'} ${inProject(h)} richt zich tot wie in ${h.city.nl} zonder verrassingen wil wonen.`,
  (h) => `In ${h.city.nl} vindt u ${adj(h, 'dit nieuwe', 'deze nieuwe')}, ontworpen voor het wonen van vandaag.`,
];
