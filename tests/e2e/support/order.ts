import type { Page } from '@playwright/test'
import { plainProduct } from './catalogue.ts'
import { callShop, saveAddress, signIn } from './shop.ts'

/** A paid-on-delivery order of somebody new, as the shop's own calls make it. */
export async function placeOrder(page: Page, email: string) {
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const { productVariantId } = await plainProduct(page)
  await callShop(page, '/api/io/crm/cart_items/add', { token, data: { productVariantId, quantity: 1 } })
  const { data } = await callShop(page, '/api/io/crm/cuser/address/all', { token, data: {} })
  const started = await callShop(page, `/api/io/cart/checkout/init?addressId=${data[0]._id}&paymentMode=cod`, { token })
  return { token, orderId: started.data.orderId as string, number: started.data.number as number }
}
