import type { WordingForm } from '../../../../shared/content/translations.ts'
import { isWrittenIn } from '../../../../shared/sites/scripts.ts'
import type { Site } from '../../../platform/context.ts'
import type { TranslatableThing } from './translatable.ts'

export type Said = Map<string, { place: string; form: WordingForm }>

/** Distinct translatable texts of a thing, each with the first place where it appears. */
export function textsOf({ settings }: Site, thing: Pick<TranslatableThing, 'visit'>, language: string): Said {
  const said: Said = new Map()
  thing.visit((text, place, form = 'line') => {
    if (isSaid(text) && !isWrittenIn(text, language, settings) && !said.has(text)) said.set(text, { place, form })
    return text
  }, language)
  return said
}

const elsewhere = /^([a-z][a-z0-9+.-]*:\S|\/|#|\S+@\S+\.\S+$)/i

/** Numbers, symbols and addresses need no translation. */
function isSaid(text: string): boolean {
  return /\p{L}/u.test(text) && !elsewhere.test(text.trim())
}
