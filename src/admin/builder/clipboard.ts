import { type PlacedSection, placedSection } from '../../shared/content/page-document.ts'

/** In the browser's storage rather than the machine's clipboard, so it works across pages and tabs without being asked. */
const key = 'haat:copied-section'

export function writeCopied(placed: PlacedSection): void {
  localStorage.setItem(key, JSON.stringify(placed))
}

export function readCopied(): PlacedSection | undefined {
  try {
    return placedSection.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
