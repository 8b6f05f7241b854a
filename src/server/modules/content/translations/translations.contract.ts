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
  kind: z.enum(translatedKindNames, 'Choose what to translate.'),
  id: z.string().min(1).max(200),
})
const language = z.enum(locales, 'Choose a language.')

export const listTranslations = contract('get', '/api/v1/translations', {
  ...reading,
  summary: 'List what is translated into a language, missing or stale',
  query: translationList,
  reply: z.object({ data: z.array(translationRow), next: z.int().nullable() }),
  refusals: ['translation.language'],
})

export const readTranslation = contract('get', '/api/v1/translations/{kind}/{id}', {
  ...reading,
  summary: 'Read the texts of a page, product or other record with their translation',
  params,
  query: z.object({ language }),
  reply: oneOf(translation),
  refusals: ['translation.language', 'translation.thing'],
})

export const changeTranslation = contract('put', '/api/v1/translations/{kind}/{id}', {
  ...staff,
  summary: 'Save the translation of a page, product or other record',
  records: { act: 'translation.change' },
  params,
  body: translationChange,
  mostBytes: mostOfDocument,
  reply: oneOf(translation),
  refusals: ['translation.language', 'translation.thing', 'translation.stale'],
})

named({ translation, translationChange, translationRow, wording })
