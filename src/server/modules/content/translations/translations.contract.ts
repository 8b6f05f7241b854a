import { z } from 'zod'
import { contract, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  translatedKindNames,
  translation,
  translationChange,
  translationList,
  translationRow,
  wording,
} from '../../../../shared/content/translations.ts'
import { locales } from '../../../../shared/sites/languages.ts'

const staff = { access: { staff: 'content' }, group: 'Languages' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({
  kind: z.enum(translatedKindNames, 'Please choose what to translate.'),
  id: z.string().min(1).max(200),
})
const language = z.enum(locales, 'Please choose a language.')

export const listTranslations = contract('get', '/api/v1/translations', {
  ...reading,
  summary: 'What of a site is translated to a language, and what is missing or stale',
  query: translationList,
  reply: z.object({ data: z.array(translationRow), next: z.int().nullable() }),
  refusals: ['translation.language'],
})

export const readTranslation = contract('get', '/api/v1/translations/{kind}/{id}', {
  ...reading,
  summary: 'The texts of a page, a product or another thing, with what they are in a language',
  params,
  query: z.object({ language }),
  reply: oneOf(translation),
  refusals: ['translation.language', 'translation.thing'],
})

export const changeTranslation = contract('put', '/api/v1/translations/{kind}/{id}', {
  ...staff,
  summary: 'Translate the texts of a page, a product or another thing',
  records: { act: 'translation.change' },
  params,
  body: translationChange,
  mostBytes: mostOfDocument,
  reply: oneOf(translation),
  refusals: ['translation.language', 'translation.thing', 'translation.stale'],
})

named({ translation, translationChange, translationRow, wording })
