import type { Wording } from '../../../../shared/content/translations.ts'
import { storedWord } from './stored-word.ts'
import type { Said } from './texts-of.ts'
import type { wordsOfProduct } from './translated.ts'
import type { StoredWord } from './translations.tables.ts'

/** Translations kept of texts that a thing no longer has, the newest first. */
const mostFormer = 200
/** Characters of these together: a reader's page reads them all. */
const longestFormer = 200_000

/** The texts of a thing with their translations. A translation whose text is gone is shown with the text that replaced it. */
export function wordingsOf(said: Said, words: StoredWord[], ofProduct: ReturnType<typeof wordsOfProduct>): Wording[] {
  const known = new Map(words.map((word) => [word.of, word]))
  const replaced = replacedBy(said, words)
  return [...said].map(([of, { place, form }]) => {
    const product = ofProduct?.(of) ?? ''
    const text = { of, place, form, product }
    const word = known.get(of)
    if (word) return { ...text, text: word.text, state: 'done', before: null }
    if (product !== '') return { ...text, text: '', state: 'done', before: null }
    const before = replaced.get(of)
    if (!before) return { ...text, text: '', state: 'missing', before: null }
    return { ...text, text: '', state: 'stale', before: { of: before.of, text: before.text } }
  })
}

/**
 * The translations to store once `given` are saved. Former ones keep their place while the text that replaced theirs has no translation,
 * and stand in its order.
 */
export function wordsAfter(said: Said, words: StoredWord[], given: { of: string; text: string }[]): StoredWord[] {
  const texts = new Map([...words, ...given].map(({ of, text }) => [of, text]))
  const replaced = replacedBy(said, words)
  const present = [...said.keys()].flatMap((of) => storedWord(said, of, texts.get(of) ?? '') ?? replaced.get(of) ?? [])
  const kept = new Set(present.map(({ of }) => of))
  const former = words.filter(({ of }) => !said.has(of) && !kept.has(of)).map((word) => ({ ...word, place: '' }))
  return [...present, ...newest(former)]
}

/** By text without a translation, the former one of its place: the first of the former for the first of the texts, and so on. */
function replacedBy(said: Said, words: StoredWord[]): Map<string, StoredWord> {
  const known = new Set(words.map(({ of }) => of))
  const former = Map.groupBy(
    words.filter(({ of }) => !said.has(of)),
    ({ place }) => place,
  )
  return new Map(
    [...said].flatMap(([of, { place }]) => {
      const before = known.has(of) ? undefined : former.get(place)?.shift()
      return before ? [[of, before] as const] : []
    }),
  )
}

function newest(former: StoredWord[]): StoredWord[] {
  let length = 0
  return former.slice(0, mostFormer).filter(({ of, text }) => {
    length += of.length + text.length
    return length <= longestFormer
  })
}
