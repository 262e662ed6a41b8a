import { preparedFile } from '@/lib/http/served-files';

export async function GET(request: Request, { params }: RouteContext<'/pictures/[file]'>) {
  return preparedFile('pictures', (await params).file, request);
}
