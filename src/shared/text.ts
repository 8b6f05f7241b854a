/**
 * What no one sees: characters that Unicode lets a font leave out (zero-width, soft hyphen, Hangul fillers, marks of direction and
 * of variants), the empty braille cell, and what only anchors notes between lines.
 */
const unseen = '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\u2800\\ufff9-\\ufffb'
const seen = new RegExp(`[^${unseen}]`, 'u')

/** Whether a text shows nothing: it is empty, or holds blanks and invisible characters alone. */
export const isBlank = (text: string): boolean => !seen.test(text)

/** Like `trim`, and empty where nothing of the text is seen. Joiners within and at the ends of words stay. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

/** Blanks that Word and PDFs write within a line: they part words. */
const oldBlanks = /[\v\f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be removed
const unstorable = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g

/**
 * A text in the one form in which texts are stored and compared: NFC, without control characters, which XML refuses. Tabs and line
 * ends stay, a vertical tab and a form feed become a blank. Half a character (a lone surrogate) becomes U+FFFD, and what turns the
 * direction of reading is turned back at the end.
 */
export function inOneForm(text: string): string {
  return turnedBack(text.toWellFormed().replace(oldBlanks, ' ').replace(unstorable, '').normalize('NFC'))
}

let segmenter: Intl.Segmenter | undefined

/** Made when it is needed: browsers of before 2024 have none, and most pages cut nothing. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Longer than any character that people write, in UTF-16 units. */
const longestCluster = 100

/** A virama, with a joiner or without, at the end: a consonant after it is part of the same conjunct. */
const endsInVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]?$/

/**
 * The beginning of a text, at most so many UTF-16 units of it, cut between whole characters as people see them: no emoji, letter with
 * its signs, or conjunct is parted.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let end = startOfCharacter(text, most)
  while (end > 0 && endsInVirama.test(text.slice(0, end)) && /^\p{L}/u.test(text.slice(end)))
    end = startOfCharacter(text, end - 1)
  // One character longer than all the room, as only a program makes it: between its code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Zero where the text is one character up to there, as far as it is looked at. */
function startOfCharacter(text: string, at: number): number {
  const from = Math.max(0, at - longestCluster)
  const { index = 0 } = charactersOf(text.slice(from, at + longestCluster)).containing(at - from) ?? {}
  return index === 0 ? 0 : from + index
}

/** The first character that is seen, as a capital where its script has one: for the picture of a person without one. */
export function initialOf(name: string): string {
  const start = name.search(seen)
  const [first] = start < 0 ? [] : charactersOf(name.slice(start))
  return first?.segment.toUpperCase() ?? ''
}

/** Whether two names are one: capitals make no difference (B177). */
export const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Names without those that stand there already, in capitals or not; the first of each stays. */
export function withoutAlike(names: string[]): string[] {
  return names.filter((name, at) => names.findIndex((other) => isAlike(name, other)) === at)
}

/** The opening marks of direction, each with what closes it: embeddings and overrides, and isolates. */
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const closing = /[\u202c\u2069]/

/** A text that turns the direction ends turned back: what stands after it is read as it would be without it (B176). */
export function turnedBack(text: string): string {
  if (!opening.test(text)) return text
  const open: string[] = []
  for (const sign of text) {
    if (sign === '\n') open.length = 0
    else if (opening.test(sign)) open.push(sign < '\u2066' ? '\u202c' : '\u2069')
    else if (closing.test(sign) && open.includes(sign)) open.length = open.lastIndexOf(sign)
  }
  return text + open.reverse().join('')
}
