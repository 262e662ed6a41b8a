import type { Line } from '../voice.ts';
import { noun } from './noun.ts';

export const closeSale: readonly Line[] = [
  () => 'Would you like to see for yourself? Book an appointment and we will show you round at your own pace.',
  (h) => `Convinced, or simply curious? We will gladly show you this ${noun(h)}.`,
  () => 'Call or e-mail our office to plan a viewing at a time that suits you.',
  (h) => `Come and walk through this ${noun(h)} yourself: a viewing is soon arranged.`,
  () => 'Bring along someone whose advice you trust; we will take time for all your questions.',
  (h) => `This ${noun(h)} is best judged in person. When would you like to come?`,
  () => 'Contact our agent for a viewing or for the complete file.',
  () => 'Would you like to come and look? Request your viewing today.',
  (h) => `Can you already see yourself living here? Then let us welcome you to this ${noun(h)} for a tour.`,
  () => 'A viewing commits you to nothing and says more than a thousand photographs. We will gladly make time for it.',
  () => 'Tell us when it suits you and we will open the door for you.',
];

export const closeRent: readonly Line[] = [
  () => 'Interested in renting? Request a viewing and we will call you back with a proposal.',
  (h) => `Would you like to rent this ${noun(h)}? Plan a viewing and send us your application afterwards.`,
  () => 'Do come and see it: our lettings agent will gladly arrange a time with you.',
  (h) => `A few clicks are enough to arrange a viewing of this ${noun(h)}.`,
  () => 'Let us know when it suits you; we will show you round and go through the terms of the lease.',
  () => 'Those who view early can also apply early. Contact us today.',
  (h) => `Does this ${noun(h)} fit your plans? We will gladly tell you more and arrange a viewing.`,
  () => 'Call or e-mail our office for a viewing; the agent will answer your questions about the lease on the spot.',
];

export const closeLand: readonly Line[] = [
  () => 'Ask us for the full file with the planning information and talk your plans over with our agent.',
  () => 'We will gladly go through the possibilities with you, at the office or on site.',
  () => 'Come and see the land, and by all means bring your architect.',
  (h) => `Would you like to know more about this ${noun(h)}? Our agent has the plans and the regulations for you.`,
  () => 'Walk the plot at your leisure; we will answer all your questions afterwards.',
  () => 'Contact us for all particulars and the conditions of sale.',
  () => 'Send us a message and you will receive all the information on the land and the purchase.',
];

export const closeInvestment: readonly Line[] = [
  () => 'Ask for the complete file and do your own sums; we will gladly explain.',
  (h) => `Would you like to view this ${noun(h)}? Our agent will go through the file with you on site.`,
  () => 'For figures and certificates, turn to our agent, who will also gladly show you round.',
  () => 'Tell us what you expect of an investment and we will see together whether this one fits.',
  () => 'A discreet viewing is always possible: call or e-mail our office.',
  (h) => `Let us discuss what this ${noun(h)} can do for you, in full confidence.`,
];

export const closeBusiness: readonly Line[] = [
  () => 'Discuss your plans with our agent and come and see the premises.',
  (h) => `Can you picture your business here? Request a viewing of this ${noun(h)}.`,
  () => 'We will gladly send you the complete file and help you think through the fit-out.',
  () => 'A viewing during or after office hours is possible: tell us what suits you.',
  () => 'Contact us for an appointment; discretion goes without saying.',
  () => 'Come and see whether the premises suit your business. We will gladly take the time.',
  () => 'Ask us about the terms and the possibilities; you will have a quick and clear answer.',
];

export const closeGarage: readonly Line[] = [
  () => 'A viewing takes only a moment: call us for an appointment.',
  (h) => `Interested in this ${noun(h)}? Send us a message and we will be in touch shortly.`,
  () => 'We will gladly show you the space and the way in, at a time that suits you.',
  () => 'Come and check that your car fits; we will gladly meet you on the spot.',
  () => 'Contact our office for a viewing or for further information.',
  (h) => `Don't want to miss this ${noun(h)}? Request a viewing today.`,
  () => 'Drop by to see it; our agent will explain everything.',
  () => 'One call to our office and your viewing is arranged.',
];
