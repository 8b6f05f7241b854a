export { namesOfInvoices } from './invoices.ts'
export { issueCreditNote, issueInvoice } from './issue.ts'
export { openPrinters } from './open-printers.ts'
export { sellerOf } from './seller-of.ts'
