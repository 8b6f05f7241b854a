import { cut } from '../../../shared/text.ts'
import { refusal } from '../refusal.ts'
import { wellFormed } from './well-formed.ts'

/**
 * The most that the JSON of a body may hold: of values (each item of a list, each field of an object), and of levels. A
 * schema looks at every one of them, and tells of each that is wrong, before it can say no.
 */
export type JsonBounds = { values: number; depth: number }

/**
 * The value of a body, the empty one as an empty object, because several calls of the specification send none. Its size
 * is measured before it is parsed: what holds too much costs no more than to look through its text once.
 * @throws Refusal `request.json`, `request.tooMuch`, `request.tooDeep`, `request.zero`
 */
export function readJson(text: string, bounds: JsonBounds): unknown {
  if (text.trim() === '') return {}
  measure(text, bounds)
  const value = parse(text)
  // Texts of ASCII are in their stored form, unless an escape brings in another character.
  return mayChange.test(text) ? wellFormed(value) : value
}

const mayChange = /[^\t\n\r -~]|\\[ufb]/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('request.json')
  }
}

const backslash = '\\'.charCodeAt(0)
const quote = '"'.charCodeAt(0)

/** What a character outside of texts does, by its code; most do nothing. */
const opens = 1
const closes = 2
const separates = 3
const names = 4
const begins = 5
const acts = new Uint8Array(128)
for (const [marks, act] of [
  ['[{', opens],
  [']}', closes],
  [',', separates],
  [':', names],
  ['"', begins],
] as const)
  for (const mark of marks) acts[mark.charCodeAt(0)] = act

/** Counts commas, brackets and texts. What is no JSON may come through: parsing it finds out. */
function measure(text: string, { values, depth }: JsonBounds): void {
  let level = 0
  let found = 0
  let texts = 0
  /** Where the last text of the outermost object stands, and whether it is the name of a field. */
  let [from, to, named] = [0, 0, false]
  const refuse = (code: 'request.tooMuch' | 'request.tooDeep', limit: number) =>
    refusal(code, { limit, ...(named ? { field: nameIn(text.slice(from, to)) } : {}) })
  for (let at = 0; at < text.length; at++) {
    const act = acts[text.charCodeAt(at)]
    if (!act) continue
    if (act === begins) {
      const end = endOfText(text, at)
      if (level === 1 && !named) [from, to] = [at, end + 1]
      at = end
      texts++
    } else if (act === names) {
      if (level === 1) named = true
    } else if (act === separates) {
      found++
      if (level === 1) named = false
    } else if (act === opens) {
      found++
      level++
      if (level > depth) throw refuse('request.tooDeep', depth)
    } else level--
    // Each value has one text at most, and its name another.
    if (found > values || texts > 2 * values) throw refuse('request.tooMuch', values)
  }
}

/** The place of the quotation mark that ends the text which begins at `start`; of a text without an end, past its last. */
function endOfText(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return at
}

const longestName = 60

function nameIn(quoted: string): string {
  try {
    return cut(String(JSON.parse(quoted)).toWellFormed(), longestName)
  } catch {
    return ''
  }
}
