import { vi } from 'vitest'

export type Answer = [status: number, body: unknown]

export type Sent = { url: string; body: unknown }

/**
 * Answers the calls that a screen makes, in a test that begins with `// @vitest-environment happy-dom`; `vi.unstubAllGlobals()`
 * ends it.
 * @param answerTo what a call is answered; one that has no answer is a fault of the server
 * @returns what was sent, in order
 */
export function answerCalls(answerTo: (url: string) => Answer | undefined): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const [status, answer] = answerTo(url) ?? [500, undefined]
    return new Response(JSON.stringify(answer), { status })
  })
  return sent
}
