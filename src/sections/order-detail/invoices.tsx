import { useState } from 'react'
import { fetchAnswer } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { saveBlob } from '../../client/save-blob.ts'
import { readOwnInvoiceFile } from '../../server/modules/selling/invoices/invoices.contract.ts'
import { fileNameOf } from '../../shared/selling/invoices/invoice.ts'
import type { OrderInvoice } from '../../shared/selling/invoices/invoices.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The order's invoice and credit notes, each a PDF to keep. */
export function Invoices({ invoices }: { invoices: OrderInvoice[] }) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  if (invoices.length === 0) return null
  const save = async (invoice: OrderInvoice) => {
    setBusy(invoice._id)
    setFault(undefined)
    try {
      const answer = await fetchAnswer(readOwnInvoiceFile, { params: { id: invoice._id } })
      saveBlob(await answer.blob(), fileNameOf(invoice))
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('Invoice')}</h2>
      <ul className="grid justify-items-start gap-2">
        {invoices.map((invoice) => (
          <li key={invoice._id}>
            <Button look="secondary" busy={busy === invoice._id} onClick={() => void save(invoice)}>
              {invoice.kind === 'CREDIT_NOTE'
                ? t('Credit note {number} (PDF)', { number: invoice.number })
                : t('Invoice {number} (PDF)', { number: invoice.number })}
            </Button>
          </li>
        ))}
      </ul>
      {fault && (
        <Notice kind="danger" className="mt-3">
          {fault}
        </Notice>
      )}
    </section>
  )
}
