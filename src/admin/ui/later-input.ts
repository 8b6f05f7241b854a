import { isRecord } from '../../shared/is-record.ts'

/**
 * The stored values with everything that was edited after `sent`, field by field at any depth.
 * @param sent the form's values when saving began
 * @param now the form's values when the answer came
 */
export function withLaterInput<T>(stored: T, sent: T, now: T): T {
  return laterOf(stored, sent, now) as T
}

function laterOf(stored: unknown, sent: unknown, now: unknown): unknown {
  if (isSame(now, sent)) return stored
  if (Array.isArray(stored) && Array.isArray(sent) && Array.isArray(now)) return laterList(stored, sent, now)
  if (isRecord(stored) && isRecord(sent) && isRecord(now)) return laterRecord(stored, sent, now)
  return now
}

type List = readonly unknown[]
type Fields = Record<string, unknown>

/** Rows that were new have ids by now, which the same row must keep. */
function laterList(stored: List, sent: List, now: List): List {
  const isSameRows = sent.length === stored.length && sent.length <= now.length && stored.every(isRecord)
  return isSameRows ? now.map((row, at) => (at < sent.length ? laterOf(stored[at], sent[at], row) : row)) : now
}

function laterRecord(stored: Fields, sent: Fields, now: Fields): Fields {
  const added = Object.entries(stored).filter(([name]) => !(name in sent))
  const present = Object.entries(now).map(([name, value]) => [name, laterOf(stored[name], sent[name], value)])
  return { ...Object.fromEntries(added), ...Object.fromEntries(present) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
