import { cut } from '../../../shared/text.ts'
import { refusal } from '../refusal.ts'
import { wellFormed } from './well-formed.ts'

/**
 * Limits of a body's JSON: number of values (list items and object fields) and depth. A schema visits every value and reports
 * each error before it can reject the body.
 */
export type JsonBounds = { values: number; depth: number }

/**
 * Parses a body; an empty one becomes `{}`, because several calls of the specification send none. Limits are checked before
 * parsing, so that an oversized body costs only one scan of its text.
 * @throws Refusal `request.json`, `request.tooMuch`, `request.tooDeep`, `request.zero`
 */
export function readJson(text: string, bounds: JsonBounds): unknown {
  if (text.trim() === '') return {}
  measure(text, bounds)
  const value = parse(text)
  // ASCII text is well-formed and normalised already, unless an escape adds other characters.
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

/** Meaning of a character outside strings, by its code; most have none. */
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

/** Counts commas, brackets and strings. Invalid JSON may pass; parsing rejects it. */
function measure(text: string, { values, depth }: JsonBounds): void {
  let level = 0
  let found = 0
  let texts = 0
  /** Position of the last string in the outermost object, and whether it is a field's name. */
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
    // A value has at most one string, plus one for its name.
    if (found > values || texts > 2 * values) throw refuse('request.tooMuch', values)
  }
}

/** Position of the closing quotation mark of the string that begins at `start`; the text's length if there is none. */
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
