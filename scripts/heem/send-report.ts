import { publishedData } from '../../lib/data/store.ts';
import { ownSources } from '../../lib/owner-reports/own-sources.ts';
import { type SentReport, sendReport } from '../../lib/owner-reports/tell-reports.ts';

// Takes a ReportOrder and prints a SentReport. Run by rendering().

export interface ReportOrder {
  email: string;
  month: string;
  anyway: boolean;
}

async function sendTo({ email, month, anyway }: ReportOrder): Promise<SentReport> {
  const sources = ownSources(publishedData);
  const reader = (await sources.listReportReaders()).find((one) => one.email === email.toLowerCase());
  return reader ? sendReport(reader, month, { anyway }, sources, publishedData()) : 'nothing';
}

console.log(JSON.stringify(await sendTo(JSON.parse(process.argv[2] ?? ''))));
await (await globalThis.heemDatabase)?.destroy();
