import type { Page } from '@playwright/test'
import { plainProduct } from './catalogue.ts'
import { callShop, here, newShopper, saveAddress, signIn } from './shop.ts'

/** Pages that visitors see. */
const open = [
  '/',
  '/c/women',
  '/p/$product',
  '/search?q=brass',
  '/search?q=zzzzzz',
  '/makers',
  '/login',
  '/signup',
  '/cart',
  '/nowhere',
]
/** Pages of a customer who has orders and a full bag. */
const personal = [
  '/setting/overview',
  '/setting/orders',
  '/setting/orders/$order',
  '/setting/addresses',
  '/setting/profile',
  '/cart#full',
  '/checkout',
  '/payment/success?order=$order',
  '/payment/result?order=$order',
  '/payment/sandbox/$payment',
]

/** Every kind of page of the shop, by its address. */
export const pages = [...open, ...personal]

/** Opens pages one after another: first public ones, then a customer's. */
export async function everyPage(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  const product = await plainProduct(page)
  const visit = async (path: string, address = path) => {
    await page.goto(here(address))
    await look(path)
  }
  for (const path of open.filter((path) => paths.includes(path)))
    await visit(path, path.replace('$product', product.path))
  const rest = personal.filter((path) => paths.includes(path))
  if (rest.length === 0) return
  const { order, payment } = await buy(page, product.productVariantId)
  for (const path of rest) await visit(path, path.replace('$order', order).replace('$payment', payment))
}

/** Signs a new customer in who has an order, one that waits at the bank, and a bag with something in it. */
async function buy(page: Page, productVariantId: string): Promise<{ order: string; payment: string }> {
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const { data: addresses } = await callShop(page, '/api/io/crm/cuser/address/all', { token, data: {} })
  const fill = () => callShop(page, '/api/io/crm/cart_items/add', { token, data: { productVariantId, quantity: 1 } })
  const order = async (paymentMode: string) => {
    await fill()
    const query = `addressId=${addresses[0]._id}&paymentMode=${paymentMode}`
    return (await callShop(page, `/api/io/cart/checkout/init?${query}`, { token })).data
  }
  const { orderId } = await order('cod')
  const { redirect } = await order('sandbox')
  await fill()
  return { order: orderId, payment: new URL(redirect, here()).pathname.replace('/payment/sandbox/', '') }
}
