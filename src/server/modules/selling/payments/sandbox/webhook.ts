import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { JobData } from '../../../../platform/jobs.ts'
import { invalid, Refusal, refusal } from '../../../../platform/refusal.ts'
import type { Settle } from '../provider.ts'
import { findEntry } from './bank.ts'

export const noticeJob = 'payments.sandbox-webhook'

/** The bank's payment to notify the shop of. */
export type NoticeData = JobData & { id: string }

const notice = z.object({
  id: z.string().max(100),
  status: z.enum(['PAID', 'FAILED']),
  amount: z.number().int(),
  currency: z.string(),
})

/** Signed with the server's secret, for this one site. */
export function sign(ctx: Ctx, text: string): string {
  return createHmac('sha256', ctx.services.secret).update(`sandbox webhook:${ctx.site.id}:${text}`).digest('hex')
}

function isSigned(ctx: Ctx, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(ctx, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * Handles the bank's webhook, after checking its signature.
 * @throws Refusal `payment.signature`, `request.invalid`, `payment.notFound`, `payment.amount`
 */
export async function receiveNotice(ctx: Ctx, settle: Settle, text: string, signature: string): Promise<void> {
  if (!isSigned(ctx, text, signature)) throw refusal('payment.signature')
  const read = notice.safeParse(parsed(text))
  if (!read.success) throw invalid(read.error)
  const { id: providerPaymentId, status, amount, currency } = read.data
  const verdict = status === 'PAID' ? { outcome: 'paid' as const, amount, currency } : { outcome: 'failed' as const }
  const { outcome } = await settle(ctx, { provider: 'sandbox', providerPaymentId, ...verdict })
  if (outcome === 'refused') throw refusal('payment.amount')
}

/** The bank's side: reports its books to the shop by the same function that the webhook calls. */
export async function deliverNotice(ctx: Ctx, settle: Settle, id: string): Promise<void> {
  const entry = await findEntry(ctx, id)
  if (!entry || entry.status === 'OPEN') return
  const { status, amount, currency } = entry
  const text = JSON.stringify({ id, status, amount, currency })
  try {
    await receiveNotice(ctx, settle, text, sign(ctx, text))
  } catch (error) {
    // A refusal would come again; any other error is a bug, and the job retries.
    if (!(error instanceof Refusal)) throw error
    ctx.log.error({ err: error, payment: id }, 'the shop refused what the sandbox bank told it')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('request.json')
  }
}
