import type { Page } from '@playwright/test'
import { plainProduct } from './catalogue.ts'
import { callShop, saveAddress, signIn } from './shop.ts'

/** An order of a new customer, made by the shop's own calls; online payments wait at `redirect`. */
export async function placeOrder(page: Page, email: string, paymentMode: 'cod' | 'sandbox' = 'cod') {
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const { productVariantId } = await plainProduct(page)
  await callShop(page, '/api/io/crm/cart_items/add', { token, data: { productVariantId, quantity: 1 } })
  const { data } = await callShop(page, '/api/io/crm/cuser/address/all', { token, data: {} })
  const query = `addressId=${data[0]._id}&paymentMode=${paymentMode}`
  const started = await callShop(page, `/api/io/cart/checkout/init?${query}`, { token })
  const { orderId, number, redirect } = started.data as { orderId: string; number: number; redirect?: string }
  return { token, orderId, number, redirect }
}
