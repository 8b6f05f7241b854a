import { t } from '../shared/words.ts'

/** Text of an error for display. Browsers report a script that did not arrive as a TypeError, in words of their own. */
export function messageOf(error: unknown): string {
  if (error instanceof TypeError) return t('Part of this page did not arrive. Load it again.')
  return error instanceof Error ? error.message : String(error)
}
