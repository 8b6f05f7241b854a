/** A file that the browser saves, and nothing on the way keeps. */
export function downloadResponse(
  body: ReadableStream<Uint8Array>,
  { fileName, type }: { fileName: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
