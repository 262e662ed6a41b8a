import { preparedFile } from '@/lib/data/prepared-file';

export async function GET(request: Request, { params }: RouteContext<'/videos/[file]'>) {
  return preparedFile('videos', (await params).file, request);
}
