import { sql } from 'drizzle-orm'
import { fold } from '../../../../shared/selling/search/fold.ts'
import { latinOf } from '../../../../shared/selling/search/indic-letters.ts'
import { isIndic, isSameWord, skeletonOf } from '../../../../shared/selling/search/loans.ts'
import { distance, keysOfTyped } from '../../../../shared/selling/search/typing-keys.ts'
import type { Ctx } from '../../../platform/context.ts'
import { soundOf } from '../products/index.ts'

/** Maximum completions of a prefix. */
const mostCompletions = 30
const mostLookedThrough = 2_000
const mostAlike = 500
/** Many words share a sound of so few letters. */
const shortSound = 2
const mostMeant = 12

export type Value = { sound: string; option: string; value: string }

export type Known = {
  words: Set<string>
  sounds: Set<string>
  /** Brands and option values by sound. */
  values: Map<string, Value[]>
  /** Words in another script, by the key of their consonants. */
  inOtherScript: Map<string, string[]>
  /** Words by their sound, for short sounds. */
  sounding: Map<string, string[]>
}

type Asked = {
  /** Words, their joined pairs and synonyms. */
  all: string[]
  /** The words alone. */
  words: string[]
  /** Sounds of values. */
  values: string[]
}

type KnownRow = { kind: 'word' | 'sound' | 'value' | 'script' | 'same'; found: string; option: string; value: string }

/** Which of these words, sounds and values the site's products have, and which words are alike, in one statement. */
export async function lookUp(ctx: Ctx, { all, words, values }: Asked): Promise<Known> {
  const own = ctx.site.id
  const keys = words.flatMap((word) => {
    const key = skeletonOf(soundOf(word))
    return key === undefined ? [] : [{ key, isLatin: !isIndic(word) }]
  })
  const short = words.map(soundOf).filter((sound) => sound.length <= shortSound)
  const { rows } = await ctx.db.execute<KnownRow>(sql`
    select 'word' as kind, given as found, '' as option, '' as value from unnest(${sql.param(all)}::text[]) given
      where exists (select 1 from search_words s where s.site_id = ${own} and s.word = given)
    union all select 'sound', given, '', '' from unnest(${sql.param(all.map(soundOf))}::text[]) given
      where exists (select 1 from search_words s where s.site_id = ${own} and s.sound = given)
    union all select distinct 'value', s.sound, s.option, s.value from search_values s
      where s.site_id = ${own} and s.sound = any(${sql.param(values)}::text[])
    union all (select 'script', w.word, k.key, ''
      from unnest(${sql.param(keys.map(({ key }) => key))}::text[], ${sql.param(keys.map(({ isLatin }) => isLatin))}::boolean[])
        given (key, is_latin)
      join search_keys k on k.site_id = ${own} and k.key = given.key
      join search_words w on w.site_id = ${own} and w.sound = k.sound and (w.word > '~') = given.is_latin
      limit ${mostAlike})
    union all (select 'same', s.word, s.sound, '' from search_words s
      where s.site_id = ${own} and s.sound = any(${sql.param(short)}::text[]) limit ${mostAlike})`)
  const of = (kind: 'word' | 'sound') => new Set(rows.flatMap((row) => (row.kind === kind ? [row.found] : [])))
  const named = rows.flatMap((row) =>
    row.kind === 'value' ? [{ sound: row.found, option: row.option, value: row.value }] : [],
  )
  const wordsBy = (kind: 'script' | 'same') => {
    const found = Map.groupBy(
      rows.filter((row) => row.kind === kind),
      ({ option }) => option,
    )
    return new Map([...found].map(([key, alike]) => [key, [...new Set(alike.map((row) => row.found))]]))
  }
  return {
    ...{ words: of('word'), sounds: of('sound'), values: Map.groupBy(named, ({ sound }) => sound) },
    ...{ inOtherScript: wordsBy('script'), sounding: wordsBy('same') },
  }
}

/** The site's words in another script that are this one: शर्ट, for shirt. */
export function inOtherScript({ inOtherScript }: Known, word: string): string[] {
  const key = skeletonOf(soundOf(word))
  return (key === undefined ? [] : (inOtherScript.get(key) ?? [])).filter((other) => isSameWord(word, other))
}

/** Lexemes of what sounds like a word. Words of a short sound with the same end are preferred: haar to hara. */
export function soundingLike({ sounding }: Known, word: string): string[] {
  const sound = soundOf(word)
  const alike = (sounding.get(sound) ?? []).filter((other) => endsInA(other) === endsInA(word))
  return alike.length > 0 ? alike : sound ? [`~${sound}`] : []
}

const endsInA = (word: string) => /ah?$/.test(latinOf(word))

/** The site's words that start like this one, by spelling or sound, shortest first. */
export async function completionsOf(ctx: Ctx, word: string): Promise<string[]> {
  const sound = fold(word)
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    (select word from (select word from search_words
        where site_id = ${ctx.site.id} and word >= ${word} and word < ${endOf(word)} order by word limit ${mostLookedThrough}) found
      order by length(word), word limit ${mostCompletions})
    union all
    (select word from (select word, sound from search_words
        where site_id = ${ctx.site.id} and sound >= ${sound} and sound < ${endOf(sound)} and ${sound.length >= 2}
        order by sound, word limit ${mostLookedThrough}) found
      order by length(sound), word limit ${mostCompletions})`)
  return [...new Set(rows.map((row) => row.word))]
}

/** Upper bound of all strings with this prefix. */
const endOf = (beginning: string) => `${beginning}\u{10ffff}`

type Meant = { word: string; sound: string }

/** The site's words closest to a misspelt one. */
export async function meantBy(ctx: Ctx, word: string): Promise<Meant[]> {
  const sound = fold(word)
  const keys = keysOfTyped(sound)
  if (keys.length === 0) return []
  const { rows } = await ctx.db.execute<Meant>(sql`
    select distinct w.word, w.sound from search_keys k
    join search_words w on w.site_id = ${ctx.site.id} and w.sound = k.sound
    where k.site_id = ${ctx.site.id} and k.key = any(${sql.param(keys)}::text[])
    limit ${mostLookedThrough}`)
  const weighed = rows
    .map((row) => ({ ...row, far: farness({ word, sound }, row) }))
    .filter(({ far }) => far <= allowed(word))
  const nearest = Math.min(...weighed.map(({ far }) => far))
  return weighed
    .filter(({ far }) => far <= nearest + 0.5)
    .sort((a, b) => a.far - b.far || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, mostMeant)
}

/** By Latin letters or by sounds, except short ones, which differ too little: batua sounds almost like blue. */
function farness(typed: Meant, meant: Meant): number {
  const byLetters = distance(latinOf(typed.word), latinOf(meant.word))
  const bySound =
    Math.min(typed.sound.length, meant.sound.length) >= shortestAlike ? distance(typed.sound, meant.sound) : byLetters
  return Math.min(byLetters, bySound + 0.5)
}

const shortestAlike = 5

const allowed = ({ length }: string) => (length <= 4 ? 1.5 : length <= 7 ? 2 : 3)

/** Brand names that start like this, by sound. */
export async function brandsSounding(ctx: Ctx, sound: string): Promise<string[]> {
  if (sound === '') return []
  const { rows } = await ctx.db.execute<{ value: string }>(sql`
    select distinct value from search_values where site_id = ${ctx.site.id}
      and sound >= ${sound} and sound < ${endOf(sound)} and option = '' limit 100`)
  return rows.map(({ value }) => value)
}
