import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'
import { amountOf } from '../../../platform/read-amount.ts'

/** A payment or refund of a report. `reference` and `payment` name it and its payment by ids that `find-settled.ts` knows. */
export type Settled = {
  kind: 'payment' | 'refund'
  reference: string
  /** A refund's payment, where the report tells. */
  payment: string
  payout: string
  settledOn: string
  amount: number
  fee: number
  currency: string
}

/** The text of a column, by its heading without signs and in small letters; empty where there is none. */
type Cells = (heading: string) => string

/** How a provider's report is known, and how a line of it is read: undefined for what is neither a payment nor a refund. */
export type Layout = { needs: string[]; read: (cells: Cells) => Settled | undefined }

/**
 * Settlement reports as their providers describe them: Razorpay's settlement recon with its transactions, PhonePe's settlement report
 * (developer.phonepe.com/docs/settlement), Stripe's itemised payout reconciliation (docs.stripe.com/reports). Read in November 2026; amounts
 * are in rupees with two decimals.
 */
export const layouts: Record<SettlingProvider, Layout> = {
  razorpay: {
    needs: ['entityid', 'orderid', 'debit', 'credit', 'settlementutr'],
    read(cells) {
      const kind = kindOf(cells('transactionentity') || cells('type'), 'payment', 'refund')
      if (!kind) return undefined
      const amount = Math.abs(signed(cells('amount')))
      const order = cells('orderid')
      return {
        kind,
        // A payment without an order was not begun here.
        reference: kind === 'payment' && order ? order : cells('entityid'),
        payment: order || cells('paymentid'),
        payout: cells('settlementutr') || cells('settlementid'),
        settledOn: cells('settledat'),
        amount,
        fee: kind === 'payment' ? amount - signed(cells('credit')) : signed(cells('debit')) - amount,
        currency: cells('currency') || 'INR',
      }
    },
  },
  phonepe: {
    needs: ['paymenttype', 'merchantreferenceid', 'amount', 'fee', 'settlementdate'],
    read(cells) {
      const kind = kindOf(cells('paymenttype'), 'payment', 'refund')
      if (!kind) return undefined
      // Written below zero where they are taken.
      const fees = ['fee', 'igst', 'cgst', 'sgst'].map((name) => signed(cells(name)))
      return {
        kind,
        reference: cells('merchantreferenceid') || cells('phonepereferenceid'),
        payment: cells('originalmerchantreferenceid'),
        payout: cells('bankreferenceno'),
        settledOn: cells('settlementdate'),
        amount: Math.abs(signed(cells('amount'))),
        fee: fees.reduce((sum, fee) => sum - fee, 0),
        currency: 'INR',
      }
    },
  },
  stripe: {
    needs: ['reportingcategory', 'gross', 'fee', 'currency', 'sourceid'],
    read(cells) {
      const kind = kindOf(cells('reportingcategory'), 'charge', 'refund')
      if (!kind) return undefined
      // One that was not begun here is named by its intent, as Stripe's events name it.
      const payment = cells('paymentmetadataattempt') || cells('paymentintentid')
      return {
        kind,
        reference: (kind === 'payment' ? payment : cells('refundmetadatarefund')) || cells('sourceid'),
        payment,
        payout: cells('automaticpayoutid'),
        settledOn: cells('automaticpayouteffectiveat'),
        amount: Math.abs(signed(cells('gross'))),
        fee: signed(cells('fee')),
        currency: cells('currency'),
      }
    },
  },
}

function kindOf(text: string, payment: string, refund: string): Settled['kind'] | undefined {
  const given = text.toLowerCase()
  if (given === payment) return 'payment'
  return given === refund ? 'refund' : undefined
}

/** An amount in minor units with its sign; 0 where there is none, NaN where it cannot be read. */
function signed(text: string): number {
  const [, sign, amount = ''] = /^([-−+]?)(.*)$/.exec(text) ?? []
  if (amount === '') return 0
  const minor = amountOf(amount) ?? Number.NaN
  return sign === '-' || sign === '−' ? 0 - minor : minor
}
