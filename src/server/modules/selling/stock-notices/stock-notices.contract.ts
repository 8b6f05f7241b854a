import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'

/** Open to visitors: repeating a request gets the same reply. */
export const askForNotice = contract('post', '/api/v1/stock-notices', {
  access: 'visitor',
  group: 'Products',
  summary: 'Request one mail when a variant is back in stock',
  body: z.object({
    productVariantId: recordId('Send the variant.'),
    email: z.string(messages['email.invalid']).pipe(email),
  }),
  reply: oneOf(z.object({ email: z.string() })),
  limit: { name: 'stock-notices', points: 30, seconds: 3600 },
  refusals: ['stockNotice.available', 'variant.notFound'],
})
