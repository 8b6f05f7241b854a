import { z } from 'zod'
import { contract } from '../../../../shared/api/contract.ts'

export const readProductFeed = contract('get', '/feeds/google.xml', {
  access: 'visitor',
  group: 'Catalogue',
  summary: 'Products on sale as a feed for Google Merchant Center',
  isPage: true,
  headers: z.object({ 'if-none-match': z.string().optional(), 'if-modified-since': z.string().optional() }),
  reply: z.string(),
  replyType: 'application/xml',
  limit: { name: 'product-feed', points: 20, seconds: 3600, counts: 'reads' },
})
