import type { Line } from '../voice.ts';
import { Dies, der, dies } from './noun.ts';

export const closeSale: readonly Line[] = [
  () => 'Möchten Sie sich selbst ein Bild machen? Vereinbaren Sie einen Termin, und wir führen Sie in Ruhe herum.',
  (h) => `Überzeugt oder einfach neugierig? Wir zeigen Ihnen ${dies(h, 'acc')} gern.`,
  () => 'Rufen Sie unser Büro an oder schreiben Sie uns, um eine Besichtigung zu planen, die in Ihren Kalender passt.',
  (h) => `Gehen Sie selbst einmal durch ${dies(h, 'acc')}: Ein Termin ist schnell vereinbart.`,
  () => 'Bringen Sie gern jemanden mit, auf dessen Rat Sie vertrauen; wir nehmen uns Zeit für alle Fragen.',
  (h) => `${Dies(h)} beurteilt man am besten vor Ort. Wann dürfen wir Sie begrüßen?`,
  () => 'Wenden Sie sich an unseren Makler für eine Besichtigung oder für die vollständigen Unterlagen.',
  () => 'Lust auf einen Rundgang? Fragen Sie noch heute Ihre Besichtigung an.',
  (h) => `Sehen Sie sich hier schon wohnen? Dann begrüßen wir Sie gern zu einem Rundgang durch ${der(h, 'acc')}.`,
  () => 'Eine Besichtigung verpflichtet zu nichts und sagt mehr als tausend Fotos. Wir nehmen uns gern Zeit dafür.',
  () => 'Sagen Sie uns, wann es Ihnen passt, und wir öffnen Ihnen die Tür.',
];

export const closeRent: readonly Line[] = [
  () => 'Möchten Sie hier mieten? Fragen Sie eine Besichtigung an, und wir rufen Sie mit einem Vorschlag zurück.',
  (h) =>
    `Möchten Sie ${dies(h, 'acc')} mieten? Planen Sie eine Besichtigung und reichen Sie danach Ihre Bewerbung ein.`,
  () => 'Kommen Sie vorbei: Unser Vermietungsteam vereinbart gern einen Termin mit Ihnen.',
  () => 'Mit wenigen Klicks ist Ihre Besichtigung vereinbart.',
  () => 'Sagen Sie uns, wann es Ihnen passt; wir führen Sie herum und besprechen die Mietbedingungen.',
  () => 'Wer früh besichtigt, kann sich auch früh bewerben. Nehmen Sie noch heute Kontakt auf.',
  (h) => `Passt ${dies(h)} zu Ihren Plänen? Wir geben gern Auskunft und vereinbaren einen Termin vor Ort.`,
  () => 'Rufen Sie an oder schreiben Sie uns; der Makler beantwortet Ihre Fragen zum Mietvertrag direkt.',
];

export const closeLand: readonly Line[] = [
  () =>
    'Fordern Sie die vollständigen Unterlagen mit den städtebaulichen Auskünften an und besprechen Sie Ihre Pläne mit unserem Makler.',
  () => 'Gern gehen wir die Möglichkeiten mit Ihnen durch, im Büro oder vor Ort.',
  () => 'Sehen Sie sich das Grundstück an und bringen Sie ruhig Ihren Architekten mit.',
  (h) => `Möchten Sie mehr über ${dies(h, 'acc')} wissen? Unser Makler hat die Pläne und Vorschriften für Sie.`,
  () => 'Gehen Sie das Grundstück in Ruhe ab; danach beantworten wir alle Ihre Fragen.',
  () => 'Wenden Sie sich an uns für alle Auskünfte und die Bedingungen.',
  () => 'Schreiben Sie uns, und Sie erhalten alle Informationen zum Grundstück und zum Kauf.',
];

export const closeInvestment: readonly Line[] = [
  () => 'Fordern Sie die vollständigen Unterlagen an und rechnen Sie selbst; wir erläutern sie gern.',
  (h) => `Möchten Sie ${dies(h, 'acc')} besichtigen? Unser Makler geht die Unterlagen vor Ort mit Ihnen durch.`,
  () => 'Für Zahlen und Bescheinigungen wenden Sie sich an unseren Makler, der Sie auch gern herumführt.',
  () => 'Sagen Sie uns, was Sie von einer Geldanlage erwarten; wir prüfen gemeinsam, ob diese passt.',
  () => 'Eine diskrete Besichtigung ist jederzeit möglich: Ein Anruf oder eine E-Mail genügt.',
  (h) => `Sprechen wir vertraulich darüber, was ${dies(h)} für Sie leisten kann.`,
];

export const closeBusiness: readonly Line[] = [
  () => 'Besprechen Sie Ihre Pläne mit unserem Makler und sehen Sie sich die Räume vor Ort an.',
  (h) =>
    `Sehen Sie hier schon Ihren Betrieb? Fragen Sie eine Besichtigung an, wir zeigen Ihnen ${dies(h, 'acc')} gern.`,
  () => 'Gern senden wir Ihnen die vollständigen Unterlagen und denken bei der Einrichtung mit.',
  () => 'Eine Besichtigung ist während oder nach der Bürozeit möglich: Sagen Sie uns, was Ihnen passt.',
  () => 'Vereinbaren Sie einen Termin mit uns; Diskretion ist selbstverständlich.',
  () => 'Prüfen Sie vor Ort, ob die Räume zu Ihrem Unternehmen passen. Wir nehmen uns gern Zeit.',
  () => 'Fragen Sie uns nach den Bedingungen und Möglichkeiten; Sie erhalten rasch eine klare Antwort.',
];

export const closeGarage: readonly Line[] = [
  () => 'Eine Besichtigung dauert nur kurz: Rufen Sie uns für einen Termin an.',
  (h) => `Interesse an ${dies(h, 'dat')}? Schreiben Sie uns, wir melden uns rasch.`,
  () => 'Wir zeigen Ihnen gern den Platz und die Zufahrt, wann immer es Ihnen passt.',
  () => 'Prüfen Sie ruhig, ob Ihr Auto hineinpasst; wir treffen Sie gern vor Ort.',
  () => 'Wenden Sie sich für eine Besichtigung oder weitere Auskünfte an unser Büro.',
  (h) => `Möchten Sie sich ${dies(h, 'acc')} sichern? Fragen Sie noch heute eine Besichtigung an.`,
  () => 'Kommen Sie kurz vorbei; unser Makler erklärt Ihnen alles.',
  () => 'Ein Anruf in unserem Büro, und Ihre Besichtigung ist vereinbart.',
];
