import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AddressBody } from '../../../shared/people/address.ts'

/** From this amount on (paise), an invoice to an unregistered buyer names them and their address (CGST Rules, rule 46). */
export const namesBuyerFrom = 50_000_00

const name = 'Deleted customer'

const nowhere: Omit<AddressBody, 'state'> = {
  ...{ name, mobileNumber: '', line1: '', line2: '', landmark: '', city: '', pincode: '' },
  ...{ kind: 'OTHER', isDefault: false, businessName: '', gstin: '' },
}

/** The address of a deleted customer. Its state stays, as it decides the tax. */
export function deletedAddress(state: SQLWrapper): SQL {
  return sql`(${JSON.stringify(nowhere)}::jsonb || jsonb_build_object('state', ${state}))`
}

/** The address of a deleted customer whom the law has invoices name. */
export function namedAddress(address: SQLWrapper): SQL {
  return sql`(${address} || '{"mobileNumber": "", "landmark": ""}')`
}

/** The shop's own address, without the deleted customer who picked up there. */
export function pickUpAddress(address: SQLWrapper): SQL {
  return sql`(${address} || ${JSON.stringify({ name, mobileNumber: '' })}::jsonb)`
}
