import type { Seller } from '../../../../shared/selling/invoices/invoices.ts'
import { addressLines, sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import { siteAsWritten } from '../../../platform/site-in-language.ts'

/** The seller as the settings name them now, in the words that are registered, whatever language is spoken. */
export function sellerOf({ site }: Ctx): Seller {
  const { name, settings } = siteAsWritten(site)
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
