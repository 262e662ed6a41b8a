import { people } from './people.ts';
import type { DemoStaff } from './staff.ts';
import type { Visitor } from './views.ts';

export interface OfficeVisit {
  /** The visit was requested so many days before today. */
  requested: number;
  /** It can take place from so many days after today; negative if it is over. */
  inDays: number;
  home: number;
  who: Visitor;
  nameToOwner?: true;
  /** The visitor's feedback about the home, as recorded by staff. */
  feedback?: { text: string; rating: string };
  isCancelled?: true;
  /** Nobody came. */
  isMissed?: true;
  /** At the time of the one before, which is taken. */
  isWaiting?: true;
}

/** An absence of a member of staff. */
export interface OfficeAbsence {
  by: DemoStaff;
  /** The agenda of the office or of a broker; "all" for everybody. */
  agenda: string;
  /** It takes place on the first working day that is at least this many days after today. */
  inDays: number;
  begins?: string;
  ends?: string;
  why: string;
}

export const officeAbsences: readonly OfficeAbsence[] = [
  { by: 'tom', agenda: 'broker:tom-claes', inDays: 5, why: 'Vrije dag' },
  { by: 'sara', agenda: 'broker:sara-jacobs', inDays: 8, begins: '13:00', ends: '15:30', why: 'Tandarts' },
  { by: 'lies', agenda: 'all', inDays: 16, why: 'Teamdag' },
];

const { amadou, griet, bart, nele, wim, mohamed, ilse, dirk, lotte, isabelle, thierry, hannah, rajesh, markus } =
  people;

/** Visits to homes of each broker: over, of today and of the days to come. */
export const officeVisits: readonly OfficeVisit[] = [
  {
    requested: 54,
    inDays: -50,
    home: 5805,
    who: wim,
    feedback: { text: 'Mooie ligging, maar de tuin is hem te klein.', rating: '3' },
  },
  {
    requested: 40,
    inDays: -35,
    home: 5812,
    who: isabelle,
    feedback: { text: 'Très lumineux. Elle revient avec son mari.', rating: '5' },
  },
  {
    requested: 30,
    inDays: -26,
    home: 5820,
    who: bart,
    nameToOwner: true,
    feedback: { text: 'Wil een bod doen, rekent eerst met de bank.', rating: '5' },
  },
  { requested: 21, inDays: -15, home: 5806, who: thierry, isCancelled: true },
  {
    requested: 12,
    inDays: -8,
    home: 5914,
    who: rajesh,
    feedback: { text: 'Likes the terrace; finds the kitchen dated.', rating: '4' },
  },
  { requested: 7, inDays: -3, home: 5802, who: nele, isMissed: true },
  { requested: 5, inDays: -1, home: 5813, who: dirk },
  { requested: 4, inDays: 0, home: 5805, who: markus },
  { requested: 4, inDays: 0.1, home: 5820, who: lotte, nameToOwner: true },
  { requested: 3, inDays: 0.2, home: 5812, who: mohamed },
  { requested: 3, inDays: 1, home: 5806, who: griet },
  { requested: 2, inDays: 1.1, home: 5914, who: hannah },
  { requested: 1, inDays: 1.1, home: 5914, who: amadou, isWaiting: true },
  { requested: 2, inDays: 3, home: 5813, who: ilse },
  { requested: 1, inDays: 5, home: 5820, who: bart },
];
