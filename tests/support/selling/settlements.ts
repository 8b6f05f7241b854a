import type { SettlingProvider } from '../../../src/shared/selling/payments/settlements.ts'
import type { TestApp } from '../app.ts'

/** A line of a report: rupees as its provider writes them, and the names it has there. */
export type ReportLine = {
  kind: 'payment' | 'refund' | 'other'
  /** Our id, and the provider's own. */
  id: string
  providerId: string
  /** The payment of a refund. */
  payment?: { id: string; providerId: string }
  rupees: string
  fee?: string
  payout?: string
}

const tables: Record<SettlingProvider, { head: string; row: (line: ReportLine) => string[] }> = {
  razorpay: {
    head: 'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,order_id,settlement_id,settled_at,settlement_utr',
    row: ({ kind, id, providerId, payment, rupees, fee = '0', payout = 'UTR1' }) => {
      const net = (Number(rupees) - Number(fee)).toFixed(2)
      const isPayment = kind === 'payment'
      const entity = isPayment ? `pay_${id.slice(0, 8)}` : providerId
      return [
        ...[kind === 'other' ? 'adjustment' : kind, entity, rupees, 'INR', fee, '0.00', isPayment ? '0.0' : rupees],
        ...[isPayment ? net : '0.0', 'upi', isPayment ? providerId : (payment?.providerId ?? ''), 'setl_1'],
        ...['2026-11-20T13:33:57', payout],
      ]
    },
  },
  phonepe: {
    head: 'PaymentType,MerchantReferenceId,PhonePeReferenceId,From,Instrument,CreationDate,TransactionDate,SettlementDate,BankReferenceNo,Amount,Fee,IGST,CGST,SGST',
    row: ({ kind, id, providerId, rupees, fee = '0', payout = 'UTR1' }) => [
      ...[kind === 'other' ? 'INVOICE_RECOVERY' : kind.toUpperCase(), kind === 'payment' ? providerId : id, 'T26', 'x'],
      ...['UPI_REDEMPTION', '19-11-2026', '19-11-2026', '20-11-2026', payout],
      ...[kind === 'refund' ? `-${rupees}` : rupees, `-${fee}`, '0.00', '0.00', '0.00'],
    ],
  },
  stripe: {
    head: 'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created,currency,gross,fee,net,reporting_category,source_id,description,payment_metadata[attempt],refund_metadata[refund]',
    row: ({ kind, id, providerId, payment, rupees, fee = '0', payout = 'UTR1' }) => [
      ...[payout, '2026-11-20', 'txn_1', '2026-11-19', 'inr', kind === 'refund' ? `-${rupees}` : rupees, fee],
      ...[rupees, { payment: 'charge', refund: 'refund', other: 'payout' }[kind]],
      ...[kind === 'refund' ? providerId : `ch_${id.slice(0, 8)}`, 'Order'],
      ...[kind === 'payment' ? id : (payment?.id ?? ''), kind === 'refund' ? id : ''],
    ],
  },
}

/** A settlement report as the provider gives it. */
export function settlementFile(provider: SettlingProvider, lines: ReportLine[]): string {
  const { head, row } = tables[provider]
  return [head, ...lines.map((line) => row(line).join(','))].join('\r\n')
}

/** The names of an order's payment, and of its refunds. */
export async function namesOf({ owner }: TestApp, orderId: string) {
  const { rows: payments } = await owner.query(
    `select id, provider_payment_id as "providerId" from payments where order_id = $1`,
    [orderId],
  )
  const { rows: refunds } = await owner.query(
    `select r.id, coalesce(r.provider_refund_id, '') as "providerId" from payment_refunds r
     join payments p on p.site_id = r.site_id and p.id = r.payment_id where p.order_id = $1`,
    [orderId],
  )
  return {
    payments: payments as { id: string; providerId: string }[],
    refunds: refunds as { id: string; providerId: string }[],
  }
}
