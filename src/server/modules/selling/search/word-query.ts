import { quoted } from '../products/index.ts'

/** One thing that is looked for, by lexemes of `product_words`. */
export type Wanted = {
  /** The word as it was typed, or a synonym of it. */
  exact: string[]
  /** What sounds like it. */
  sounding: string[]
  /** What may have been meant, or what it is the beginning of. */
  near: string[]
  /** Whether the site has the word, or one that sounds the same. */
  isKnown: boolean
}

const anyOf = (lexemes: string[]) => (lexemes.length > 0 ? `(${lexemes.map(quoted).join(' | ')})` : undefined)

const everything = ({ exact, sounding, near }: Wanted) => [...new Set([...exact, ...sounding, ...near])]

/** How products answer: every one of these queries is wider than the one before it, and the last finds all. */
export type Levels = { queries: string[]; all: string }

/** Each of the things is wanted. `filters` are lexemes of which each group has to be met besides. */
export function levelsOf(wanted: Wanted[], filters: string[][]): Levels {
  const met = filters.flatMap((lexemes) => anyOf(lexemes) ?? [])
  const together = (parts: string[]) => [...parts, ...met].join(' & ')
  const inName = together(wanted.flatMap(({ exact }) => anyOf(exact.map((lexeme) => `!${lexeme}`)) ?? []))
  const exact = together(wanted.flatMap(({ exact }) => anyOf(exact) ?? []))
  const all = together(wanted.flatMap((one) => anyOf(everything(one)) ?? []))
  return { queries: [...new Set([inName, exact, all])].filter((query) => query !== ''), all }
}

/** The same where one of the things is enough. */
export function levelsOfAny(wanted: Wanted[]): Levels {
  const all = anyOf(wanted.flatMap(everything)) ?? ''
  return { queries: [all], all }
}

/** What a product is ranked by among those that were found: anything of it. */
export const rankedBy = (wanted: Wanted[], joined: string[]) =>
  anyOf([...new Set([...wanted.flatMap(everything), ...joined])]) ?? ''

/** For each thing how it may be met, the best first. */
export function stepsOf(wanted: Wanted[]): { exact: string; sounding: string; near: string }[] {
  return wanted.map(({ exact, sounding, near }) => ({
    exact: anyOf(exact) ?? '',
    sounding: anyOf(sounding) ?? '',
    near: anyOf(near) ?? '',
  }))
}
