import { quoted } from '../products/index.ts'

/** One search term, as lexemes of `product_words`. */
export type Wanted = {
  /** The word as typed, or a synonym. */
  exact: string[]
  /** Words with the same sound. */
  sounding: string[]
  /** Corrections and completions. */
  near: string[]
  /** Whether the site has the word or one with the same sound. */
  isKnown: boolean
}

const anyOf = (lexemes: string[]) => (lexemes.length > 0 ? `(${lexemes.map(quoted).join(' | ')})` : undefined)

const everything = ({ exact, sounding, near }: Wanted) => [...new Set([...exact, ...sounding, ...near])]

/** Queries from narrow to wide; the last one, `all`, finds everything. */
export type Levels = { queries: string[]; all: string }

/** All terms are required, and one lexeme of each group in `filters`. */
export function levelsOf(wanted: Wanted[], filters: string[][]): Levels {
  const met = filters.flatMap((lexemes) => anyOf(lexemes) ?? [])
  const together = (parts: string[]) => [...parts, ...met].join(' & ')
  const inName = together(wanted.flatMap(({ exact }) => anyOf(exact.map((lexeme) => `!${lexeme}`)) ?? []))
  const exact = together(wanted.flatMap(({ exact }) => anyOf(exact) ?? []))
  const all = together(wanted.flatMap((one) => anyOf(everything(one)) ?? []))
  return { queries: [...new Set([inName, exact, all])].filter((query) => query !== ''), all }
}

/** Like `levelsOf`, with any one term sufficient. */
export function levelsOfAny(wanted: Wanted[]): Levels {
  const all = anyOf(wanted.flatMap(everything)) ?? ''
  return { queries: [all], all }
}

/** Ranking query: any lexeme of the terms. */
export const rankedBy = (wanted: Wanted[], joined: string[]) =>
  anyOf([...new Set([...wanted.flatMap(everything), ...joined])]) ?? ''

/** The ways in which each term can match, best first. */
export function stepsOf(wanted: Wanted[]): { exact: string; sounding: string; near: string }[] {
  return wanted.map(({ exact, sounding, near }) => ({
    exact: anyOf(exact) ?? '',
    sounding: anyOf(sounding) ?? '',
    near: anyOf(near) ?? '',
  }))
}
