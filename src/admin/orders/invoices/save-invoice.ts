import { useState } from 'react'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { readInvoiceFile } from '../../../server/modules/selling/invoices/invoices.contract.ts'
import { fileNameOf, type InvoiceKind } from '../../../shared/selling/invoices/invoice.ts'
import { saveFile } from '../../ui/save-file.ts'

export const kindTitles: Record<InvoiceKind, string> = {
  INVOICE: 'Invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  CREDIT_NOTE: 'Credit note',
}

/** Downloads a document as a PDF. `busy` is the id of the one that is made. */
export function useSaveInvoice() {
  const [busy, setBusy] = useState<string>()
  const save = async (invoice: { _id: string; number: string }) => {
    setBusy(invoice._id)
    try {
      await saveFile(readInvoiceFile, { params: { id: invoice._id } }, fileNameOf(invoice))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  return { save, busy }
}
