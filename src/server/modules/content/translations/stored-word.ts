import type { WordingForm } from '../../../../shared/content/translations.ts'
import { sanitise, sanitiseArticle } from '../../../platform/sanitise.ts'
import type { Said } from './texts-of.ts'
import type { StoredWord } from './translations.tables.ts'

/** A translation as it is stored; undefined if it is empty, or `of` is no translatable text of the thing. */
export function storedWord(said: Said, of: string, text: string): StoredWord | undefined {
  const found = said.get(of)
  const kept = found ? cleaned(text, found.form) : ''
  return found && kept !== '' ? { of, text: kept, place: found.place } : undefined
}

function cleaned(text: string, form: WordingForm): string {
  const whole = text.toWellFormed().replaceAll('\0', '').trim()
  if (form === 'article') return sanitiseArticle(whole)
  if (form === 'rich') return sanitise(whole)
  return form === 'line' ? whole.replace(/\s+/g, ' ') : whole
}
