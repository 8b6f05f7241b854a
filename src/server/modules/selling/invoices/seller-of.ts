import type { Seller } from '../../../../shared/selling/invoices/invoices.ts'
import { addressLines, sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'

/** The seller as the settings name them now. */
export function sellerOf({ site: { name, settings } }: Ctx): Seller {
  const { gst, business } = settings
  const { legalName, address, email, phone } = business
  return {
    name: legalName || name,
    shop: name,
    gstNumber: gst.number,
    state: sellerState(settings),
    address: addressLines(address),
    email,
    phone,
  }
}
