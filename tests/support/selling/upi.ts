import { type TestApp, type TestSite, testSettings } from '../app.ts'
import { shopperWith } from './shopping.ts'

let utrs = 412_345_600_000

/** A number of a UPI transaction that no other test has. */
export const newUtr = () => String(utrs++)

/** A site that takes payments by UPI to an ID of its own. */
export async function upiShop({ owner, services }: TestApp, site: TestSite, more: object = {}) {
  const upi = { id: 'kiln.shop@okbank', name: 'Kiln & Sons', hours: 24, firstOnPhones: true }
  const settings = {
    ...testSettings,
    payments: { modes: ['cod', 'upi', 'sandbox'] },
    mailFrom: 'owner@kiln.example',
    upi,
    ...more,
  }
  await owner.query('update sites set settings = $2 where id = $1', [site.id, settings])
  services.bus.tell(site.id, ['site'])
}

/** A customer whose order waits for its payment by UPI. */
export async function payingByUpi(site: TestSite, given: Parameters<typeof shopperWith>[1] = {}) {
  const { person, variantId } = await shopperWith(site, { stock: 1, ...given })
  const start = await person.init('upi')
  const { orderId, transactionId, redirect, number, total } = start.body.data
  const page = () => site.call('GET', `/payment/upi/${transactionId}`)
  return { person, variantId, start, orderId, transactionId, redirect, number, total, page, enter }

  function enter(utr: string) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return site.call('POST', `/payment/upi/${transactionId}`, { body: `utr=${encodeURIComponent(utr)}`, headers })
  }
}

/** A bank's statement of credits. */
export function statementOf(rows: [utr: string, rupees: string][]): File {
  const lines = rows.map(([utr, rupees]) => `26/11/2026,UPI/${utr}/Asha,${rupees}`)
  return new File([['Date,Description,Credit', ...lines].join('\n')], 'statement.csv', { type: 'text/csv' })
}
