import { z } from 'zod'

/**
 * An object of any names with values of one shape, at most so many of them. Zod counts what a list holds before it looks
 * at any of it, but not what an object holds; here that is done too, so that one with a hundred thousand names is refused
 * as quickly as one with none.
 */
export function boundedRecord<V extends z.ZodType>(value: V, most: number, message: string) {
  const record = z.record(z.string(), value).meta({ maxProperties: most })
  return z.preprocess((given, check) => {
    if (countOf(given, most) > most) check.addIssue({ code: 'custom', message })
    return given
  }, record) as unknown as typeof record
}

/** How many names it has, no further than is too many. */
function countOf(given: unknown, most: number): number {
  if (typeof given !== 'object' || given === null) return 0
  let count = 0
  for (const name in given) if (Object.hasOwn(given, name) && ++count > most) break
  return count
}
