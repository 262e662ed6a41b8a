import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { Property } from '../../lib/catalogue/schema/property.ts';

const titles = {
  epc_certificate: 'EPC-attest',
  electrical_inspection: 'Keuring van de elektrische installatie',
  soil_certificate: 'Bodemattest',
  urban_information: 'Stedenbouwkundige inlichtingen',
  plans: 'Plannen',
};

/** Writes what a home's documents would be: one page each that says which it stands for. The same bytes each time. */
export async function writeDocuments(out: string, home: Pick<Property, 'reference' | 'documents'>): Promise<void> {
  const folder = join(out, 'documents');
  for (const { kind, file } of home.documents ?? []) {
    mkdirSync(folder, { recursive: true });
    const page = new PDFDocument({ size: 'A4', info: { Title: titles[kind], CreationDate: new Date(0) } });
    const writing = finished(page.pipe(createWriteStream(join(folder, file))));
    page.fontSize(22).text(titles[kind]).moveDown().fontSize(12).text(`Pand ${home.reference}`);
    page.moveDown().text('Voorbeelddocument van Heem Vastgoed: hier staat bij een echt kantoor het attest zelf.');
    page.end();
    await writing;
  }
}
