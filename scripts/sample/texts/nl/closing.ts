import type { Line } from '../voice.ts';
import { Dit, dit, noun } from './noun.ts';

export const closeSale: readonly Line[] = [
  () => 'Wilt u het met eigen ogen zien? Maak een afspraak en wij leiden u rustig rond.',
  (h) => `Overtuigd, of net nieuwsgierig? Wij tonen u ${dit(h)} graag tijdens een bezoek op maat.`,
  () => 'Bel of mail ons kantoor en plan uw bezoek op een moment dat u past.',
  (h) => `Loop ${dit(h)} eens door in het echt: een bezoek is snel afgesproken.`,
  () => 'Neem gerust iemand mee die u raad geeft; wij maken tijd voor al uw vragen.',
  (h) => `${Dit(h)} laat zich het best beoordelen ter plaatse. Wanneer mogen wij u verwachten?`,
  () => 'Contacteer onze makelaar voor een bezoek of voor het volledige dossier.',
  () => 'Zin om te komen kijken? Vraag vandaag nog uw bezoek aan.',
  (h) => `Ziet u zichzelf hier al wonen? Dan ontvangen wij u graag voor een rondleiding in ${dit(h)}.`,
  () => "Een bezoek verbindt u tot niets en zegt meer dan duizend foto's. Wij maken er graag tijd voor.",
  () => 'Vertel ons wanneer het u past, dan doen wij de deur voor u open.',
];

export const closeRent: readonly Line[] = [
  () => 'Interesse om te huren? Vraag een bezoek aan en wij bellen u terug met een voorstel.',
  (h) => `Wilt u ${dit(h)} huren? Plan een bezoek en bezorg ons nadien uw kandidatuur.`,
  () => 'Kom gerust kijken: onze verhuurmakelaar maakt graag een afspraak met u.',
  (h) => `Een bezoek aan ${dit(h)} regelt u in een paar klikken.`,
  () => 'Laat ons weten wanneer het u past, dan leiden wij u rond en overlopen we de huurvoorwaarden.',
  () => 'Wie eerst bezoekt, kan ook eerst kandidaat zijn. Neem vandaag nog contact op.',
  (h) => `Past ${dit(h)} bij uw plannen? Wij geven u graag alle informatie en maken een afspraak ter plaatse.`,
  () => 'Bel of mail ons kantoor voor een bezoek; de makelaar beantwoordt meteen uw vragen over de huur.',
];

export const closeLand: readonly Line[] = [
  () =>
    'Vraag ons het volledige dossier met de stedenbouwkundige inlichtingen en bespreek uw plannen met onze makelaar.',
  () => 'Wij overlopen de mogelijkheden graag met u, op kantoor of ter plaatse.',
  () => 'Kom het terrein bekijken en breng gerust uw architect mee.',
  (h) => `Meer weten over ${dit(h)}? Onze makelaar bezorgt u de plannen en de voorschriften.`,
  () => 'Loop het perceel eens af op uw gemak; met al uw vragen kunt u nadien bij ons terecht.',
  () => 'Contacteer ons voor alle inlichtingen en de voorwaarden.',
  () => 'Stuur ons een bericht en u ontvangt alle informatie over de grond en de aankoop.',
];

export const closeInvestment: readonly Line[] = [
  () => 'Vraag het volledige dossier op en maak zelf uw berekening; wij geven graag toelichting.',
  (h) => `Wilt u ${dit(h)} bezoeken? Onze makelaar overloopt ter plaatse het dossier met u.`,
  () => 'Voor cijfers en attesten kunt u terecht bij onze makelaar, die u ook graag rondleidt.',
  () => 'Laat ons weten wat u zoekt in een belegging, dan bekijken wij samen of dit past.',
  () => 'Een discreet bezoek is altijd mogelijk: bel of mail ons kantoor.',
  (h) => `Wij bespreken de mogelijkheden van ${dit(h)} graag met u, in alle vertrouwen.`,
];

export const closeBusiness: readonly Line[] = [
  () => 'Bespreek uw plannen met onze makelaar en kom de ruimte ter plaatse bekijken.',
  (h) => `Ziet u hier uw zaak al draaien? Vraag een bezoek aan ${dit(h)} aan.`,
  () => 'Wij bezorgen u graag het volledige dossier en denken mee over de invulling.',
  () => 'Een bezoek tijdens of na de kantooruren is mogelijk: laat ons weten wat u past.',
  () => 'Neem contact op voor een afspraak; discretie is daarbij vanzelfsprekend.',
  (h) =>
    `Kom kijken of dit ${noun(h) === 'handelspand' ? 'handelspand' : 'pand'} bij uw onderneming past. Wij maken er graag tijd voor.`,
  () => 'Vraag ons naar de voorwaarden en de mogelijkheden; u krijgt snel en duidelijk antwoord.',
];

export const closeGarage: readonly Line[] = [
  () => 'Een bezoek duurt maar even: bel ons voor een afspraak.',
  (h) => `Interesse in ${dit(h)}? Stuur ons een bericht en wij nemen snel contact met u op.`,
  () => 'Wij tonen u graag de plaats en de toegang, op een moment dat u past.',
  () => 'Meet gerust even na of uw wagen past; wij spreken graag ter plaatse met u af.',
  () => 'Contacteer ons kantoor voor een bezoek of voor meer inlichtingen.',
  (h) => `Wilt u ${dit(h)} niet aan u voorbij laten gaan? Vraag vandaag nog een bezoek aan.`,
  () => 'Kom even langs om de plaats te zien; onze makelaar geeft u alle uitleg.',
  () => 'Met één telefoontje naar ons kantoor is uw bezoek geregeld.',
];
