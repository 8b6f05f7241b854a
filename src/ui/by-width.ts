import { type Responsive, type Screen, screens } from '../shared/content/media/responsive.ts'

/** Classes of a value on phones, and, prefixed, from each wider screen on. Written out, because Tailwind looks for whole names. */
export type ClassesByWidth<Value extends string> = Record<Screen, Record<Value, string>>

/** The classes of a value that may differ by the width of the screen. */
export function classesByWidth<Value extends string>(classes: ClassesByWidth<Value>, value: Responsive<Value>): string {
  return screens
    .flatMap((screen) => {
      const own = value[screen]
      return own === undefined ? [] : classes[screen][own]
    })
    .filter(Boolean)
    .join(' ')
}
