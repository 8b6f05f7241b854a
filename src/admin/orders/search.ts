import { z } from 'zod'
import { reservedQuery } from '../../shared/selling/catalogue/reserved-admin.ts'
import { invoiceList } from '../../shared/selling/invoices/invoices.ts'
import { orderTableQuery } from '../../shared/selling/orders/order-table.ts'
import { returnListQuery } from '../../shared/selling/orders/returns-admin.ts'
import { utrQuery } from '../../shared/selling/payments/upi-admin.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

export const ordersSearch = searchOf(orderTableQuery, 'status', 'request', 'payment', 'way', 'from', 'to')

export const reservedSearch = searchOf(reservedQuery)

export const invoicesSearch = searchOf(invoiceList, 'kind')

export const returnsSearch = searchOf(returnListQuery, 'state')

export const upiSearch = searchOf(utrQuery)

/** The customer of a new order, by their id. */
export const newOrderSearch = z.object({ customer: lenient(z.uuid()) })

/** The document shown; the invoice by default. */
export const printSearch = z.object({ paper: lenient(z.literal('slip')) })

/** Several orders by their ids, parted by commas. */
export const printSeveralSearch = z.object({ paper: lenient(z.literal('slip')), ids: lenient(z.string().max(4_000)) })
