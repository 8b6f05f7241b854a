import type { z } from 'zod'

// A record of fields: what is entered for a thing, by column name, with its schema.

type Fields = Record<string, z.ZodType>

/** Picks the named fields from a row, columns or form values. */
export function pick<K extends string, T extends Record<K, unknown>>(fields: Record<K, unknown>, from: T): Pick<T, K> {
  const names = Object.keys(fields) as K[]
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}

type Defaults<F extends Fields> = { [K in keyof F as undefined extends z.input<F[K]> ? K : never]: z.output<F[K]> }

/** Initial values of a new thing: the defaults of all fields that have one. */
export function defaultsOf<F extends Fields>(fields: F): Defaults<F> {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const read = field.safeParse(undefined)
    return read.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(known)
}
