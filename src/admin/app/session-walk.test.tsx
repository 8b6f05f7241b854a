// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { password, testApp } from '../../../tests/support/app.ts'
import { page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { shopperWith } from '../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
type User = Awaited<ReturnType<typeof openScreen>>

const { token } = await one.signIn({ userType: 'ADMIN' })
const asha = await one.signIn()
const add = async (path: string, body: object): Promise<string> =>
  (await one.call('POST', path, { token, body })).body.data._id

const product = await one.product({ stock: 5 })
const post = await add('/api/v1/posts', { title: 'Indigo', path: 'indigo', body: '<p>Indigo dyes.</p>' })
const collection = await add('/api/v1/collections', { title: 'Indigo', path: 'indigo' })
const fields = [{ key: 'who', type: 'name', label: 'Your name', required: true }]
const form = await add('/api/v1/forms', { name: 'Callback', definition: { fields } })
const parts = [{ kind: 'heading', text: 'New bowls' }]
const campaign = await add('/api/v1/campaigns', { subject: 'New bowls', parts, segment: { who: 'all' } })

const question = await add('/api/io/crm/admin/public/contact', {
  ...{ customerName: 'Asha Rao', customerContact: '9829041122', customerEmail: 'asha@example.com' },
  message: 'Is the bowl made by hand?',
})
const buyer = await shopperWith(one, { stock: 5 })
const order: string = (await buyer.person.init('cod')).body.data.orderId

/** The text typed on every screen. */
const typed = 'Deshpande and daughters'

type Case = { path: string; field: string | RegExp; save?: string; opener?: string }

/** Forms that save a text, by the label of one field; `opener` is the button of the dialog that holds the form. */
const cases: Case[] = [
  { path: '/settings', field: 'Description' },
  { path: '/settings/business', field: 'Legal name' },
  { path: '/settings/messages', field: 'success added in cart' },
  { path: `/products/${product.id}`, field: 'Summary' },
  { path: `/blog/${post}`, field: 'Summary' },
  { path: `/catalogue/collections/${collection}`, field: 'Description' },
  { path: `/forms/${form}`, field: /^Name/ },
  { path: `/newsletter/campaigns/${campaign}`, field: /^Subject/ },
  { path: `/customers/${asha.id}`, field: 'New note', save: 'Add note' },
  { path: `/inbox/${question}`, field: 'Reply', save: 'Send reply' },
  { path: `/orders/${order}`, field: 'Internal note', save: 'Add note' },
  { path: '/brands', field: /^Name/, opener: 'New brand', save: 'Add brand' },
  { path: '/categories', field: /^Name/, opener: 'New category', save: 'Add category' },
  { path: '/products/size-guides', field: /^Name/, opener: 'New size guide', save: 'Add size guide' },
  { path: '/pages', field: /^Title/, opener: 'New page', save: 'Create page' },
  { path: '/forms', field: /^Name/, opener: 'New form', save: 'Make form' },
]

// Shows B165.
test.each(cases)('$path ($field) saves what was typed although the session ended meanwhile', async (one) => {
  const { user, writes, end } = await begin(one.path)
  const form = one.opener ? await opened(user, one.opener) : page()
  const field = await form.findByLabelText(one.field)
  await retype(user, field, typed)
  await end()
  await press(user, one.save ?? 'Save', form)
  await signInAgain(user)
  const saved = { status: 200, body: expect.stringContaining(typed) }
  await expect.poll(() => writes).toContainEqual(saved)
  expect(writes[0]?.status).toBe(401)
})

/** Opens a screen whose session `end` ends. `writes`: the calls that the screen makes to save, with their answers. */
async function begin(path: string) {
  const person = await one.signIn({ userType: 'ADMIN' })
  const user = await openScreen(path, { as: person })
  await page().findByRole('heading', { level: 1 })
  const writes: { status: number; body: string }[] = []
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const answer = await send(address, init)
    if (init.method !== 'GET' && !address.includes('/login'))
      writes.push({ status: answer.status, body: `${init.body}` })
    return answer
  })
  const end = () => one.call('DELETE', '/api/v1/session', { token: person.token })
  return { user, writes, end }
}

/** An empty list has the button twice. */
async function opened(user: User, button: string) {
  const [first] = await page().findAllByRole('button', { name: button })
  if (first) await user.click(first)
  return within(await page().findByRole('dialog', { name: button }))
}

async function signInAgain(user: User): Promise<void> {
  const asked = within(await page().findByRole('dialog', { name: 'Your session has ended' }))
  await user.type(asked.getByLabelText(/^Password/), password)
  await press(user, 'Sign in', asked)
}
