import { snapshot } from '../../lib/data/store.ts';
import { ownSources } from '../../lib/owner-reports/own-sources.ts';
import { sendReport } from '../../lib/owner-reports/tell-reports.ts';

// Takes { email, month } and prints whether there was an owner of that address to report to. Run by rendering().

const { email, month }: { email: string; month: string } = JSON.parse(process.argv[2] ?? '');
const sources = ownSources(snapshot);
const reader = (await sources.listReportReaders()).find((one) => one.email === email.toLowerCase());
const sent = reader !== undefined && (await sendReport(reader, month, sources, snapshot()));
console.log(JSON.stringify(sent));
await (await globalThis.heemDatabase)?.destroy();
