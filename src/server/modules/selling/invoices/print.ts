import { fileNameOf } from '../../../../shared/selling/invoices/invoice.ts'
import type { Invoice } from '../../../../shared/selling/invoices/invoices.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ProcessEnded } from '../../../platform/processes/killable.ts'
import { PoolBusy } from '../../../platform/processes/killable-pool.ts'
import { refusal } from '../../../platform/refusal.ts'

/** The document as a PDF for download, named by its number. @throws Refusal `invoice.busy` */
export async function invoiceFile(ctx: Ctx, invoice: Invoice): Promise<Response> {
  const pdf = await print(ctx, invoice)
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileNameOf(invoice)}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Customers of a site share a line of their own, as if they were another site: they do not delay its staff. */
const shareOf = ({ site, actor }: Ctx) => (actor.kind === 'user' && actor.userType === 'CUSTOMER' ? -site.id : site.id)

async function print(ctx: Ctx, invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const frame = { head: invoice, parts: [] }
    const { parts } = await ctx.services.printers.run({ frame, share: shareOf(ctx), urgency: 'now' })
    const [pdf] = parts
    if (!pdf) throw new Error('an invoice was printed, but did not come')
    return Uint8Array.from(pdf)
  } catch (error) {
    if (error instanceof PoolBusy || (error instanceof ProcessEnded && error.by === 'clock'))
      throw refusal('invoice.busy')
    throw error
  }
}
