import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'

export const showDelivery = contract('get', '/delivery-check', {
  access: 'visitor',
  group: 'Cart',
  isPage: true,
  summary: 'The page that answers a product’s PIN code check without script (HTML)',
  query: z.object({ pincode: z.string().max(200).default(''), product: z.string().max(200).default('') }),
  reply: z.string(),
  replyType: 'text/html',
  limit: { name: 'delivery-page', points: 60, seconds: 60, counts: 'reads' },
})
