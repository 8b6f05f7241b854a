/**
 * Characters that show nothing by themselves: those Unicode lets a font leave out (zero-width, soft hyphen, Hangul fillers,
 * direction marks, variation selectors), signs that only change a letter before them (accents, vowel signs, viramas), the empty
 * braille cell, interlinear annotation anchors, the musical null notehead and the Egyptian blanks.
 */
const unseen = '\\p{space}\\p{DI}\\p{Cc}\\p{Cs}\\p{M}\\u2800\\ufff9-\\ufffb\\u{1d159}\\u{13441}\\u{13442}'
const seen = new RegExp(`[^${unseen}]`, 'u')

/** Whether a text is empty or has no character that is seen by itself (B171). */
export const isBlank = (text: string): boolean => !seen.test(text)

/** Like `trim`, and empty for a text without visible characters. Joiners within and at the ends of words stay. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

const lineEnd = /[\n\r\t\u0085\u2028\u2029]/

/** A text as one line: line ends and tabs within it, with the blanks around them, become a space. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\u0085]+/g, (blanks) => (lineEnd.test(blanks) ? ' ' : blanks))

/** Breaks that Word and PDFs put within a line; they separate words. */
const oldBlanks = /[\v\f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be removed
const unstorable = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g

/**
 * Normalises a text for storage and comparison: NFC, without control characters, which XML rejects. Tabs and line ends stay, a
 * vertical tab and a form feed become a space. A lone surrogate becomes U+FFFD, and open direction marks are closed at the end.
 */
export function inOneForm(text: string): string {
  return turnedBack(withoutControls(text))
}

/** As `inOneForm`, with open direction marks: for HTML, whose paragraphs end them. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(oldBlanks, ' ').replace(unstorable, '').normalize('NFC')
}

const joiners = /[\u200c\u200d]/g

/** The text as it is compared: joiners say how letters are drawn, not which they are (B211). */
export const withoutJoiners = (text: string): string => text.replace(joiners, '')

let segmenter: Intl.Segmenter | undefined

/** Created lazily: browsers before 2024 lack it, and most pages don't cut text. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Longer than any real character, in UTF-16 units. */
const longestCluster = 100

/** A final virama, with or without joiner: a consonant after it is part of the same conjunct. */
const endsInVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]?$/

/**
 * The start of a text, at most `most` UTF-16 units, cut between whole characters as people see them: never inside an emoji, a
 * letter with its signs, or a conjunct.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let end = startOfCharacter(text, most)
  while (end > 0 && endsInVirama.test(text.slice(0, end)) && /^\p{L}/u.test(text.slice(end)))
    end = startOfCharacter(text, end - 1)
  // A single character longer than `most`, only made by programs: cut between its code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Where the character begins that reaches over `at`. Zero if one reaches from the start, or from the lookback limit, to `at`. */
export function startOfCharacter(text: string, at: number): number {
  const from = Math.max(0, at - longestCluster)
  const { index = 0 } = charactersOf(text.slice(from, at + longestCluster)).containing(at - from) ?? {}
  return index === 0 ? 0 : from + index
}

/** The first visible character, upper-cased: the placeholder avatar of a person. */
export function initialOf(name: string): string {
  const start = name.search(seen)
  const [first] = start < 0 ? [] : charactersOf(name.slice(start))
  return first?.segment.toUpperCase() ?? ''
}

/** Whether two names are equal, ignoring case (B177). */
export const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A text as values of filters are compared: case, blanks and joiners do not tell two of them apart. SQL: `alike_text`. */
export const alikeForm = (text: string): string =>
  Array.from(withoutJoiners(text.normalize('NFC')).trim().replace(/\s+/g, ' '), lowered).join('')

/** Each letter by itself, as the database does: no other sigma at the end of a word, no dot above that remains. */
const lowered = (letter: string) => letter.toLowerCase().replace('i\u0307', 'i')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Removes names that repeat an earlier one, ignoring case. */
export function withoutAlike(names: string[]): string[] {
  return names.filter((name, at) => names.findIndex((other) => isAlike(name, other)) === at)
}

/** Opening direction marks: embeddings and overrides, and isolates. */
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
type End = '\u202c' | '\u2069'
const isClosing = (sign: string): sign is End => sign === '\u202c' || sign === '\u2069'

/** Closes the direction marks left open in a text, so that they don't affect what follows (B176). */
export function turnedBack(text: string): string {
  if (!opening.test(text)) return text
  let open: End[] = []
  const counts = { '\u202c': 0, '\u2069': 0 }
  for (const sign of text) {
    if (sign === '\n') {
      open = []
      counts['\u202c'] = counts['\u2069'] = 0
    } else if (opening.test(sign)) {
      const end = sign < '\u2066' ? '\u202c' : '\u2069'
      open.push(end)
      counts[end]++
    } else if (isClosing(sign) && counts[sign] > 0) {
      // Marks that were opened within it end with it.
      for (let last: End | undefined; last !== sign; ) {
        last = open.pop()
        if (last) counts[last]--
      }
    }
  }
  return text + open.reverse().join('')
}
