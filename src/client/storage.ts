type Area = 'local' | 'session'

/**
 * The browser's storage, which may be refused by a setting, full, or absent (on the server). Nothing else in browser code touches
 * `localStorage` and `sessionStorage`: there, a mere look may throw.
 */
function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? localStorage : sessionStorage
  } catch {
    return undefined
  }
}

/** Texts that the browser refused to store, by area and key; they last as long as the page. */
const held = new Map<string, string>()

const heldKey = (area: Area, key: string) => `${area} ${key}`

/** The text under this key; null where there is none. */
export function readStored(area: Area, key: string): string | null {
  const text = held.get(heldKey(area, key))
  if (text !== undefined) return text
  try {
    return areaOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** @returns false where the browser stores nothing: the text is then known to this page alone, and ends with it */
export function store(area: Area, key: string, text: string): boolean {
  try {
    areaOf(area)?.setItem(key, text)
    held.delete(heldKey(area, key))
    if (areaOf(area)?.getItem(key) === text) return true
  } catch {
    // Refused, or full.
  }
  held.set(heldKey(area, key), text)
  return false
}

export function dropStored(area: Area, key: string): void {
  held.delete(heldKey(area, key))
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // Where storage is refused there is nothing to drop.
  }
}

/** Reads a text once: it is dropped with the reading. */
export function takeStored(area: Area, key: string): string | null {
  const text = readStored(area, key)
  if (text !== null) dropStored(area, key)
  return text
}

/** Every key in use. */
export function storedKeys(area: Area): string[] {
  try {
    return Object.keys(areaOf(area) ?? {})
  } catch {
    return []
  }
}

/** A stored JSON value, of any shape: another version of the product may have written it. Undefined where there is none. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
