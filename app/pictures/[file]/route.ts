import { preparedFile } from '@/lib/data/served-files';

export async function GET(request: Request, { params }: RouteContext<'/pictures/[file]'>) {
  return preparedFile('pictures', (await params).file, request);
}
