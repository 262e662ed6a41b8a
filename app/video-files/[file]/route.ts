import { preparedFile } from '@/lib/http/served-files';

export async function GET(request: Request, { params }: RouteContext<'/video-files/[file]'>) {
  return preparedFile('videos', (await params).file, request);
}
