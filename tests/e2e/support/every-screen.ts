import type { Page } from '@playwright/test'
import type { LinkProps } from '@tanstack/react-router'
import { routeTree } from '../../../src/admin/app/routes/index.ts'
import { tenPercent } from '../../support/selling/discounts.ts'
import { plainProduct } from './catalogue.ts'
import { placeOrder } from './order.ts'
import { newPage, words } from './own-page.ts'
import { callShop, emailOf, expect, here, newShopper, signIn } from './shop.ts'

type PathOfOne = Exclude<Extract<LinkProps['to'], `${string}$${string}`>, '/posts/$'>

/** `/` leads to the dashboard, `/posts` to the blog; `/sites` belongs to the platform's operator (owning-operator.spec.ts). */
const elsewhere = ['/', '/posts', '/posts/$', '/sites']
/** Addresses that look different from their route, and one that leads nowhere. */
const variants = ['/pages?kind=template', '/nowhere']

const paths = Object.values(routeTree.children ?? {}).flatMap(({ options }) =>
  'path' in options ? [`${options.path}`] : [],
)

/** Every screen of the admin: the router's paths, `/orders/$id` for any order. */
export const screens = [...paths, ...variants].filter((path) => !elsewhere.includes(path))

/** Opens screens one after the other as the owner, each about a record of the journey's own site. */
export async function everyScreen(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  const addresses: Record<string, string> = await makeRecords(page)
  for (const path of paths) {
    await page.goto(here(`/admin${addresses[path] ?? path}`))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await look(path)
    await expect(page.getByRole('button', { name: 'Try again' }), `${path} could be loaded`).toHaveCount(0)
  }
}

/** Makes a record of each kind that has a screen. @returns the addresses of their screens; a new screen of one needs an entry. */
async function makeRecords(page: Page): Promise<Record<PathOfOne | '/orders/print', string>> {
  const { email } = await newShopper(page)
  const { orderId: order } = await placeOrder(page, email)
  const { id: document } = await newPage(page, [words('a', 'A heading of its own')])
  const token = await signIn(page, emailOf('owner'))
  const add = async (path: string, data: object): Promise<string> =>
    (await callShop(page, path, { token, data })).data._id
  const { data: customers } = await callShop(page, `/api/v1/customers?q=${email}`, { token })
  const { path: productPath } = await plainProduct(page)
  const { data: product } = await callShop(page, `/api/public/product?path=${productPath}`)
  const message = await add('/api/io/crm/admin/public/contact', {
    ...{ customerName: 'Asha Rao', customerContact: '9829041122', customerEmail: 'asha@example.com' },
    message: 'Is the bowl made by hand?',
  })
  const fields = [
    { key: 'step', type: 'step', label: 'About you' },
    { key: 'who', type: 'name', label: 'Your name', required: true },
    { key: 'back', type: 'choice', label: 'Shall we call?', options: ['Yes', 'No'] },
    { key: 'call', type: 'phone', label: 'Mobile number', when: { field: 'back', is: 'Yes' } },
  ]
  const form = await add('/api/v1/forms', { name: 'Callback', definition: { fields } })
  const post = await add('/api/v1/posts', { title: 'Indigo', path: 'indigo-of-the-walk', body: '<p>Indigo dyes.</p>' })
  const discount = await add('/api/v1/discounts', { ...tenPercent, code: 'WALK10' })
  const collection = await add('/api/v1/collections', { title: 'Indigo', path: 'indigo-of-the-walk' })
  const parts = [{ kind: 'heading', text: 'New bowls' }]
  const campaign = await add('/api/v1/campaigns', { subject: 'New bowls', parts, segment: { who: 'all' } })
  const file = await bringProducts(page, token)
  await speakHindi(page, token)
  return {
    '/orders/$id': `/orders/${order}`,
    '/orders/$id/print': `/orders/${order}/print`,
    '/orders/print': `/orders/print?ids=${order}`,
    '/customers/$id': `/customers/${customers[0]._id}`,
    '/inbox/$id': `/inbox/${message}`,
    '/products/$id': `/products/${product._id}`,
    '/catalogue/collections/$id': `/catalogue/collections/${collection}`,
    '/discounts/$id': `/discounts/${discount}`,
    '/pages/$pageId': `/pages/${document}`,
    '/products/imports/$id': `/products/imports/${file}`,
    '/forms/$id': `/forms/${form}`,
    '/blog/$id': `/blog/${post}`,
    '/translations/$kind/$id': `/translations/page/${document}`,
    '/newsletter/campaigns/$id': `/newsletter/campaigns/${campaign}`,
  }
}

/** A file of products with one that is new and one with a fault, compared with the shop. */
async function bringProducts(page: Page, token: string): Promise<string> {
  const buffer = Buffer.from('Name,SKU,Price,Colour\nIndigo Bowl,WALK-1,499,Blue\nIndigo Cup,WALK-2,dear,Blue\n')
  const headers = { host: new URL(here()).host, authorization: `Basic ${token}` }
  const url = `http://127.0.0.1:${process.env.HAAT_PORT}/api/v1/product-imports`
  const file = { name: 'bowls.csv', mimeType: 'text/csv', buffer }
  const answer = await page.request.post(url, { headers, multipart: { file } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = await answer.json()
  const read = async () => (await callShop(page, `/api/v1/product-imports/${data._id}`, { token })).data.state
  await expect.poll(read).toBe('READY')
  return data._id
}

/** A site in one language has nothing to translate. */
async function speakHindi(page: Page, token: string): Promise<void> {
  const { data } = await callShop(page, '/api/v1/settings', { token })
  const answer = await page.request.patch(`http://127.0.0.1:${process.env.HAAT_PORT}/api/v1/settings`, {
    headers: { host: new URL(here()).host, authorization: `Basic ${token}` },
    data: { revision: data.revision, languages: ['hi-IN'] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
