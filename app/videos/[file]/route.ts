import { preparedFile } from '@/lib/data/served-files';

export async function GET(request: Request, { params }: RouteContext<'/videos/[file]'>) {
  return preparedFile('videos', (await params).file, request);
}
