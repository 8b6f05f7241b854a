import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'
import { linkToken } from '../../shared/selling/orders/link-token.ts'

export const showOrder = contract('get', '/order/{token}', {
  access: 'visitor',
  group: 'Orders',
  isPage: true,
  summary: 'The page of a link in a mail, which shows an order without signing in (HTML)',
  params: z.object({ token: linkToken }),
  reply: z.string(),
  replyType: 'text/html',
  limit: { name: 'order-link', points: 60, seconds: 60, counts: 'reads' },
})
