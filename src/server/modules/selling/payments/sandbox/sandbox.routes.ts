import { type Ctx, transaction } from '../../../../platform/context.ts'
import { type Route, route } from '../../../../platform/http/route.ts'
import { refusal } from '../../../../platform/refusal.ts'
import type { Settle } from '../provider.ts'
import { allowsTestPayments } from '../test-payments.ts'
import { type BankEntry, closeEntry, hasExpired, requireEntry } from './bank.ts'
import * as calls from './sandbox.contract.ts'
import { bankPage } from './sandbox-page.ts'
import { deliverNotice, type NoticeData, noticeJob, receiveNotice } from './webhook.ts'

/** The bank's page, its buttons, and the shop's webhook. */
export function sandboxRoutes(settle: Settle): Route[] {
  return [
    route(calls.showBank, async (ctx, { params }) => bankPage(ctx, await openBank(ctx, params.id))),
    route(calls.payAtBank, (ctx, { params }) => decide(ctx, settle, params.id, 'PAID')),
    route(calls.failAtBank, (ctx, { params }) => decide(ctx, settle, params.id, 'FAILED')),
    route(calls.receiveNotice, async (ctx, { headers, body }) => {
      await receiveNotice(ctx, settle, body, headers['x-sandbox-signature'])
      return { received: true }
    }),
  ]
}

/** @throws Refusal `payment.notFound`, also where test payments are off */
async function openBank(ctx: Ctx, id: string): Promise<BankEntry> {
  if (!allowsTestPayments(ctx)) throw refusal('payment.notFound')
  return requireEntry(ctx, id)
}

/**
 * Sets the outcome once. The shop is told before the customer returns, or by a job if that fails. After expiry, the page says so.
 */
async function decide(ctx: Ctx, settle: Settle, id: string, status: 'PAID' | 'FAILED'): Promise<Response> {
  const entry = await openBank(ctx, id)
  if (hasExpired(ctx, entry)) return bankPage(ctx, entry)
  const closed = await transaction(ctx, async (ctx) => {
    if (!(await closeEntry(ctx, id, status))) return false
    const data: NoticeData = { siteId: ctx.site.id, id }
    await ctx.services.jobs.send(ctx.db, noticeJob, data)
    return true
  })
  if (closed) {
    await deliverNotice(ctx, settle, id).catch((error: unknown) =>
      ctx.log.error({ err: error, payment: id }, 'the sandbox bank could not tell the shop; a job will'),
    )
  }
  return new Response(null, { status: 303, headers: { location: entry.returnUrl, 'cache-control': 'no-store' } })
}
