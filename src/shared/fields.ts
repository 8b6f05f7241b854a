import type { z } from 'zod'

// A list of fields names what is entered of a thing, each by the name of its column, with what it may be.

type Fields = Record<string, z.ZodType>

/** The part of a row, of columns or of a form's values that a list of fields names. */
export function pick<K extends string, T extends Record<K, unknown>>(fields: Record<K, unknown>, from: T): Pick<T, K> {
  const names = Object.keys(fields) as K[]
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}

type Defaults<F extends Fields> = { [K in keyof F as undefined extends z.input<F[K]> ? K : never]: z.output<F[K]> }

/** What a fresh thing begins with: the default of every field that has one. */
export function defaultsOf<F extends Fields>(fields: F): Defaults<F> {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const read = field.safeParse(undefined)
    return read.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(known)
}
