import type { KeyboardEvent } from 'react'

/**
 * True while an input method composes, as for Hindi in Latin letters: Enter, Escape and arrows are then its own. Safari ends the
 * composition before the key that ends it; only that key's code, 229, tells.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
