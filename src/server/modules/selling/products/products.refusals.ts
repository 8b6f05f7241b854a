import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const productsRefusals = {
  'product.notFound': [404, messages['product.empty']],
  'product.path': [409, 'Another product already has the address "{path}".'],
  'product.gone': [404, 'This product was not found.'],
  'product.complement': [400, 'This product was not found, or it is the product itself.'],
  'product.time': [400, 'Enter a time in the future.'],
  'product.stale': [409, 'This product has changed since you opened it. Review the changes before you save yours.'],
  'product.untaxed': [409, '{what} missing for {products}. Invoices need it: add it, or publish without it.'],
} as const satisfies RefusalTexts
