import type { Page } from '@playwright/test'
import { at, callShop, expect, signIn } from './shop.ts'

const screens = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/orders/reserved',
  '/admin/customers',
  '/admin/inbox',
  '/admin/products',
  '/admin/products/new',
  '/admin/categories',
  '/admin/brands',
  '/admin/pages',
  '/admin/pages?kind=template',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/posts/categories',
  '/admin/posts/authors',
  '/admin/forms',
  '/admin/media',
  '/admin/translations',
  '/admin/comments',
  '/admin/newsletter',
  '/admin/newsletter/campaigns',
  '/admin/newsletter/campaigns/new',
  '/admin/settings',
  '/admin/settings/languages',
  '/admin/settings/business',
  '/admin/settings/look',
  '/admin/settings/selling',
  '/admin/settings/messages',
  '/admin/settings/mail',
  '/admin/settings/mails',
  '/admin/nowhere',
]

/** Screens about one thing: an order, its invoice, a customer, a message, a product, a page in the builder. */
async function screensOfOne(page: Page, token: string): Promise<string[]> {
  const first = async (path: string) => (await callShop(page, path, { token })).data[0]._id as string
  const order = await first('/api/v1/orders?s=1')
  const customer = await first('/api/v1/customers?s=1')
  const message = await written(page, token)
  const product = await first('/api/v1/products?s=1')
  const post = await first('/api/v1/posts?s=1')
  const form = await asked(page, token)
  const document = await first('/api/v1/pages?kind=page&s=1')
  return [
    `/admin/orders/${order}`,
    `/admin/orders/${order}/print`,
    `/admin/orders/print?ids=${order}`,
    `/admin/customers/${customer}`,
    `/admin/inbox/${message}`,
    `/admin/products/${product}`,
    `/admin/posts/${post}`,
    `/admin/forms/${form}`,
    `/admin/pages/${document}`,
  ]
}

/** Nor does it have forms. */
async function asked(page: Page, token: string): Promise<string> {
  const fields = [
    { key: 'step', type: 'step', label: 'About you' },
    { key: 'who', type: 'name', label: 'Your name', required: true },
    { key: 'back', type: 'choice', label: 'Shall we call?', options: ['Yes', 'No'] },
    { key: 'call', type: 'phone', label: 'Mobile number', when: { field: 'back', is: 'Yes' } },
  ]
  const { data } = await callShop(page, '/api/v1/forms', { token, data: { name: 'Callback', definition: { fields } } })
  return data._id
}

/** A new site has no messages. */
async function written(page: Page, token: string): Promise<string> {
  const body = { customerName: 'Asha Rao', customerContact: '9829041122', customerEmail: 'asha@example.com' }
  const { data } = await callShop(page, '/api/io/crm/admin/public/contact', {
    data: { ...body, message: 'Is the bowl made by hand?' },
    token,
  })
  return data._id
}

/** Goes through every screen of the admin as the owner, when each has come to rest. */
export async function everyScreen(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  const token = await signIn(page, 'owner@example.com')
  for (const address of [...screens, ...(await screensOfOne(page, token))]) {
    await page.goto(at('shop', address))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(address)
  }
}
