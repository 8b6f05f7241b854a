/**
 * A reply with these bytes, which must not change afterwards. As a stream of one chunk they reach the socket as they are; a
 * `Response` of bytes copies them for every request, which costs more than to send them.
 */
export function replyOf(bytes: Uint8Array, init: { status?: number; headers: Record<string, string> }): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
  const headers = { ...init.headers, 'content-length': String(bytes.length) }
  return new Response(body, { ...init, headers })
}
