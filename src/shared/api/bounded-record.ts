import { z } from 'zod'

/**
 * An object with any names and values of one shape, at most `most` of them. Zod counts a list before it looks at its items, but
 * not an object's entries; this does, so that a hundred thousand names are refused as quickly as none.
 */
export function boundedRecord<V extends z.ZodType>(value: V, most: number, message: string) {
  const record = z.record(z.string(), value).meta({ maxProperties: most })
  return z.preprocess((given, check) => {
    if (countOf(given, most) > most) check.addIssue({ code: 'custom', message })
    return given
  }, record) as unknown as typeof record
}

/** Number of own names, counted up to one more than `most`. */
function countOf(given: unknown, most: number): number {
  if (typeof given !== 'object' || given === null) return 0
  let count = 0
  for (const name in given) if (Object.hasOwn(given, name) && ++count > most) break
  return count
}
