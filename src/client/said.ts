import { store, takeStored } from './storage.ts'
import { toastLater } from './toast-later.ts'

const key = 'haat:said'

/** Keeps a sentence about what was done, for the page that is loaded next in this tab. */
export function sayOnNextPage(text: string): void {
  store('session', key, text)
}

/** Says what the page before has kept, once. */
export function sayKept(): void {
  const text = takeStored('session', key)
  if (text) void toastLater(text)
}
