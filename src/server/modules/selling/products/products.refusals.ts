import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const productsRefusals = {
  'product.notFound': [404, messages['product.empty']],
  'product.path': [409, 'Another product has the address "{path}" already.'],
  'product.gone': [404, 'This product is not found.'],
  'product.complement': [400, 'This product is not found, or it is the product itself.'],
  'product.time': [400, 'Please give a time to come.'],
  'product.stale': [409, 'This product was changed meanwhile. Please look at the changes before you save yours.'],
  'product.untaxed': [
    409,
    'No {what} is given for {products}. Invoices need it. Please add it, or publish without it.',
  ],
} as const satisfies RefusalTexts
