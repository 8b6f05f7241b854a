import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import {
  closeLineBody,
  keptLine,
  mostSettlementBytes,
  settlementQuery,
  settlementReport,
} from '../../../../shared/selling/payments/settlements.ts'

const staff = { access: { staff: 'refundOrders' }, group: 'Payments' } as const

const file = {
  ...staff,
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: mostSettlementBytes,
  reply: oneOf(settlementReport),
  refusals: [
    'settlement.columns',
    'settlement.metadata',
    'settlement.intents',
    'settlement.amount',
    'settlement.quotes',
    'settlement.tooLong',
  ],
} as const

export const checkSettlement = contract('post', '/api/v1/settlements/check', {
  ...file,
  summary: 'Compare a provider’s settlement report (CSV) with the payments and refunds; nothing is changed',
  records: { nothing: 'It only looks at a file.' },
})

export const keepSettlement = contract('post', '/api/v1/settlements', {
  ...file,
  summary: 'Keep the lines of a provider’s settlement report (CSV), each once however often it is sent',
  records: { act: 'settlement.keep' },
})

export const listSettlements = contract('get', '/api/v1/settlements', {
  ...staff,
  summary: 'Settled payments and refunds that do not match the books; all with `all=true`',
  query: settlementQuery,
  reply: listOf(keptLine),
})

const one = {
  ...staff,
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['settlement.notFound', 'settlement.closed'],
} as const

export const askAboutLine = contract('post', '/api/v1/settlements/{id}/ask', {
  ...one,
  summary: 'Ask the provider about a settled payment or refund, and compare it anew',
  records: { act: 'settlement.ask', how: 'each' },
})

export const closeLine = contract('post', '/api/v1/settlements/{id}/close', {
  ...one,
  summary: 'Note that a settled payment or refund needs nothing more, with words for the shop',
  records: { act: 'settlement.close' },
  recent: true,
  body: closeLineBody,
})

named({ closeLineBody, keptLine, settlementReport })
