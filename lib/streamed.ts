/** Answers with a text of many pieces as they are made: it may be 50 MB, and a reader that goes away stops the work. */
export function streamed(
  pieces: Iterable<string>,
  contentType: string,
  headers: Record<string, string> = {},
): Response {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
      ...headers,
    },
  });
}
