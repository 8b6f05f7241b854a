import { quoted } from '../products/index.ts'

/** One search term, as lexemes of `product_words`. */
export type Wanted = {
  /** The word as typed, in a name (`!`) or anywhere, or a synonym. */
  exact: string[]
  /** Words with the same sound. */
  sounding: string[]
  /** Corrections and completions. */
  near: string[]
  /** Compounds that its sounding words begin, and that are something else; a product with one is not found by them. */
  apart: string[]
  /** Whether the site has the word or one with the same sound. */
  isKnown: boolean
}

const anyOf = (lexemes: string[]) => (lexemes.length > 0 ? `(${lexemes.map(quoted).join(' | ')})` : undefined)

const unique = (texts: string[]) => [...new Set(texts)]

const everything = ({ exact, sounding, near }: Wanted) => unique([...exact, ...sounding, ...near])

/** Any lexeme of a term. */
function termOf(wanted: Wanted): string | undefined {
  const { exact, sounding, near, apart } = wanted
  if (apart.length === 0) return anyOf(everything(wanted))
  const heard = anyOf(sounding)
  const others = apart.map((lexeme) => ` & !${quoted(lexeme)}`).join('')
  const parts = [anyOf(unique([...exact, ...near])), heard && `(${heard}${others})`].filter(Boolean)
  return parts.length > 0 ? `(${parts.join(' | ')})` : undefined
}

const ofName = (lexeme: string) => (lexeme.startsWith('!') ? lexeme : `!${lexeme}`)

/** Queries from narrow to wide; the last one, `all`, finds everything. */
export type Levels = { queries: string[]; all: string }

/** All terms are required, and one lexeme of each group in `filters`. */
export function levelsOf(wanted: Wanted[], filters: string[][]): Levels {
  const met = filters.flatMap((lexemes) => anyOf(lexemes) ?? [])
  const together = (parts: string[]) => [...parts, ...met].join(' & ')
  const inName = together(wanted.flatMap(({ exact }) => anyOf(exact.map(ofName)) ?? []))
  const exact = together(wanted.flatMap(({ exact }) => anyOf(exact) ?? []))
  const all = together(wanted.flatMap((one) => termOf(one) ?? []))
  return { queries: [...new Set([inName, exact, all])].filter((query) => query !== ''), all }
}

/** Like `levelsOf`, with any one term sufficient. */
export function levelsOfAny(wanted: Wanted[]): Levels {
  const all = unique(wanted.flatMap((one) => termOf(one) ?? [])).join(' | ')
  return { queries: [all], all }
}

/** Ranking query: any lexeme of the terms. */
export const rankedBy = (wanted: Wanted[], joined: string[]) =>
  anyOf(unique([...wanted.flatMap(everything), ...joined])) ?? ''

/** The ways in which each term can match, best first. */
export function stepsOf(wanted: Wanted[]): { exact: string; sounding: string; near: string }[] {
  return wanted.map(({ exact, sounding, near }) => ({
    exact: anyOf(exact) ?? '',
    sounding: anyOf(sounding) ?? '',
    near: anyOf(near) ?? '',
  }))
}
