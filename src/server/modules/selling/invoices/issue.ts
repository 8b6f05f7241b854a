import type { Section } from '../../../../shared/selling/invoices/gstr-1.ts'
import { largeInvoice } from '../../../../shared/selling/invoices/gstr-1.ts'
import { totalsOf } from '../../../../shared/selling/invoices/invoice.ts'
import type { Buyer, Seller } from '../../../../shared/selling/invoices/invoices.ts'
import { isTaxed, type TaxKind, taxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import { codeOfState } from '../../../../shared/sites/gst-states.ts'
import { stateOfGstin } from '../../../../shared/sites/gstin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { findInvoiceOf, writeInvoice } from './invoice-rows.ts'
import type { InvoiceRecord, LineRecord } from './invoices.tables.ts'
import { linesToInvoice, type OrderToInvoice } from './order-to-invoice.ts'
import { sellerOf } from './seller-of.ts'

/**
 * Issues the invoice of an order whose row the caller has locked. An order has one; a repeat returns it.
 */
export function issueInvoice(ctx: Ctx, order: OrderToInvoice): Promise<InvoiceRecord> {
  return transaction(ctx, async (ctx) => {
    const known = await findInvoiceOf(ctx, order.id)
    if (known) return known
    const seller = sellerOf(ctx)
    const kind = kindOf(ctx, order)
    const lines = linesToInvoice(order, kind)
    const { gstin } = order.address
    const totals = totalsOf(kind, lines)
    const zone = ctx.site.settings.timeZone
    return writeInvoice(ctx, isBillOfSupply(seller, kind, lines) ? 'BILL_OF_SUPPLY' : 'INVOICE', lines, {
      ...{ orderId: order.id, userId: order.userId, credits: null, reason: '' },
      ...{ orderNumber: order.number, orderedOn: dayIn(order.placedAt ?? order.createdAt, zone) },
      ...{ currency: order.currency, seller, buyer: buyerOf(order), buyerGstin: gstin, taxKind: kind },
      ...{ place: order.address.state, placeCode: codeOfState.get(order.address.state) ?? '' },
      section: sectionOf(seller, kind, gstin, totals.total),
      ...totals,
    })
  })
}

/** The order's kind of tax. One that was placed before the seller's state was known follows the state of now. */
function kindOf({ site: { settings } }: Ctx, { taxKind: kind, address }: OrderToInvoice): TaxKind {
  const { number, state } = settings.gst
  if (kind !== 'GST' || number === '') return kind
  return taxKind({ gstNumber: number, composition: false, state }, address.state)
}

/** In the composition scheme, and of a registered seller where nothing of the order bears GST (CGST Act, section 31(3)(c)). */
const isBillOfSupply = ({ gstNumber }: Seller, kind: TaxKind, lines: LineRecord[]): boolean =>
  kind === 'COMPOSITION' || (gstNumber !== '' && isTaxed(kind) && lines.every(({ rate }) => rate === 0))

/** The buyer; a business that collects its order is named with its registered address, as that of the order is the shop's own (B327). */
function buyerOf({ address, pickUp }: OrderToInvoice): Buyer {
  const { isDefault: _, ...place } = address
  if (!pickUp?.businessAddress) return { ...place, isDefault: false }
  const registered = { line1: pickUp.businessAddress, line2: '', landmark: '', city: '', pincode: '' }
  return { ...place, ...registered, state: stateOfGstin(place.gstin) ?? place.state, isDefault: false }
}

function sectionOf(seller: Seller, kind: TaxKind, buyerGstin: string, total: number): Section | null {
  if (seller.gstNumber === '' || !isTaxed(kind)) return null
  if (buyerGstin !== '') return 'B2B'
  return kind === 'IGST' && total > largeInvoice ? 'B2CL' : 'B2CS'
}
