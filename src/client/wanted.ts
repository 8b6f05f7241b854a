import { readToken } from './session.ts'

const key = 'haat:wanted'

/** How long what somebody wanted stands, ms: whoever signs in later has forgotten it. */
const goodFor = 60 * 60_000

export type Wanted = { productVariantId: string; quantity: number }

/** As it is kept: with the page on which it was wanted, to which signing in leads back, and the instant, ms. */
type Kept = Wanted & { from: string; at: number }

const here = () => location.pathname + location.search

/** Keeps what a visitor wanted in the bag, in this tab, until they have signed in (T4). */
export function keepWanted({ productVariantId, quantity }: Wanted): void {
  const kept: Kept = { productVariantId, quantity, from: here(), at: Date.now() }
  inStorage((storage) => storage.setItem(key, JSON.stringify(kept)))
}

/** Whether there is anything to put into the bag now. */
export function hasWanted(): boolean {
  return readToken() !== null && inStorage((storage) => storage.getItem(key)) !== null
}

/** What is to be put into the bag of who has signed in since and is back on that page; it is told once. */
export function takeWanted(): Wanted | undefined {
  if (!hasWanted()) return undefined
  const text = inStorage((storage) => storage.getItem(key)) ?? ''
  inStorage((storage) => storage.removeItem(key))
  const { from, at, ...wanted } = JSON.parse(text) as Kept
  return from === here() && Date.now() - at < goodFor ? wanted : undefined
}

/** A browser may forbid storage; then nothing is kept. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
