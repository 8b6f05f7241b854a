import type { KeyboardEvent } from 'react'

/**
 * True while an input method composes text, such as Hindi typed in Latin letters: Enter, Escape and arrows then belong to it. In
 * Safari the key that ends a composition arrives after it has ended, recognisable only by its code, 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
