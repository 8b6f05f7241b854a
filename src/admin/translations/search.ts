import { z } from 'zod'
import { translationList } from '../../shared/content/translations.ts'
import { locales } from '../../shared/sites/languages.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { q } = listSearch
const { kind, show } = translationList.shape
const language = lenient(z.enum(locales))

export const translationsSearch = z.object({
  q,
  language,
  kind: lenient(kind.unwrap()),
  show: lenient(show.unwrap()),
})

/** Which language a thing is translated to. */
export const translationSearch = z.object({ language })
