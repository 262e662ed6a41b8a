import { preparedFile } from '@/lib/data/prepared-file';

export async function GET(request: Request, { params }: RouteContext<'/pictures/[file]'>) {
  return preparedFile('pictures', (await params).file, request);
}
