import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { fontUpload, mostFontBytes, ownFont } from '../../../../shared/sites/theme/own-fonts.ts'

const options = { access: { staff: 'settings' }, group: 'Settings' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...options, access: { staff: ['settings', 'view'] } } as const

export const listFonts = contract('get', '/api/v1/fonts', {
  ...reading,
  summary: "The site's own fonts",
  reply: z.object({ data: z.array(ownFont) }),
})

export const uploadFont = contract('post', '/api/v1/fonts', {
  ...options,
  summary: 'Upload a font file (woff2)',
  records: { act: 'font.add', how: 'each' },
  body: fontUpload,
  bodyAs: 'form',
  mostBytes: mostFontBytes,
  reply: oneOf(ownFont),
  refusals: ['font.broken', 'font.bytes', 'font.many', 'font.there', 'font.type'],
})

export const deleteFont = contract('delete', '/api/v1/fonts/{id}', {
  ...options,
  summary: 'Delete a font that the theme does not use',
  records: { act: 'font.delete' },
  params: z.object({ id: z.uuid('This font was not found.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['font.notFound', 'font.used'],
})

named({ fontUpload, ownFont })
