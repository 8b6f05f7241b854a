import type { Page } from '@playwright/test'
import { plainProduct } from './catalogue.ts'
import { at, callShop, newShopper, saveAddress, signIn } from './shop.ts'

const open = [
  '/',
  '/c/women',
  '/search?q=brass',
  '/search?q=zzzzzz',
  '/makers',
  '/login',
  '/signup',
  '/cart',
  '/nowhere',
]
const personal = [
  '/setting/overview',
  '/setting/orders',
  '/setting/addresses',
  '/setting/profile',
  '/checkout',
  '/cart',
]

/** Goes through every kind of page of the shop: what anybody sees, then what somebody with orders and a full bag sees. */
export async function everyPage(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  const visit = async (address: string) => {
    await page.goto(at('shop', address))
    await page.waitForLoadState('networkidle')
    await look(address)
  }
  const product = await plainProduct(page)
  for (const address of [...open, `/p/${product.path}`]) await visit(address)

  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const fill = () =>
    callShop(page, '/api/io/crm/cart_items/add', {
      token,
      data: { productVariantId: product.productVariantId, quantity: 1 },
    })
  const addresses = await callShop(page, '/api/io/crm/cuser/address/all', { token, data: {} })
  const order = async (paymentMode: string) =>
    (
      await callShop(page, `/api/io/cart/checkout/init?addressId=${addresses.data[0]._id}&paymentMode=${paymentMode}`, {
        token,
      })
    ).data
  await fill()
  const { orderId } = await order('cod')
  await fill()
  const { redirect } = await order('sandbox')
  await fill()
  const ordered = [
    `/setting/orders/${orderId}`,
    `/payment/result?order=${orderId}`,
    new URL(redirect, at('shop')).pathname,
  ]
  for (const address of [...personal, ...ordered]) await visit(address)
}
