import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, two } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })

for (const site of [one, two]) {
  await site.product({ name: 'Clay cup', price: 30_000 })
  await createPage(await site.ctx(), {
    kind: 'page',
    key: '/shelf',
    title: 'Shelf',
    document: {
      sections: [
        { id: 'a', type: 'product-list', props: {} },
        { id: 'b', type: 'product-list', props: { show: 'chosen' } },
      ],
    },
  })
}

const shelf = async (site = one) => (await get(site.host, '/shelf')).text

async function change(messages: Record<string, string>) {
  const { body } = await one.call('GET', '/api/v1/settings', { token })
  return one.call('PATCH', '/api/v1/settings', { token, body: { revision: body.data.revision, messages } })
}

// Shows B2.
test('a site’s own words are on its pages at once, and on no other site’s', async () => {
  expect(await shelf()).toContain('Add to bag')
  expect(await shelf(two)).toContain('Product not found')
  const own = { 'product.addToBag': 'झोले में डालें', 'product.empty': 'Nothing here today' }
  expect((await change(own)).body.data.messages).toEqual(own)

  await expect.poll(() => shelf()).toContain('झोले में डालें')
  expect(await shelf()).toContain('Nothing here today')
  expect(await shelf()).not.toMatch(/Add to bag|Product not found/)
  expect(await shelf()).toMatch(/<script type="application\/json" id="site-now">\{[^<]*"product.addToBag":"झोले/)
  expect(await shelf(two)).toMatch(/Add to bag.*Product not found/s)
  expect(await shelf(two)).not.toContain('site-now')

  await change({})
  await expect.poll(() => shelf()).toContain('Add to bag')
})

test('words cannot end the element that they travel in, and are text wherever they stand', async () => {
  await change({ 'product.addToBag': '</script><b>Now', 'product.empty': '<i>none' })
  await expect.poll(() => shelf()).toContain('&lt;/script&gt;&lt;b&gt;Now')
  expect(await shelf()).not.toMatch(/<\/script><b>|<i>none/)
  await change({})
})

test('calls answer with the texts of the contract all the same', async () => {
  await change({ 'email.notUnique': 'You are here already' })
  const body = { email: 'meera@example.com', status: 'SUBSCRIBED' }
  await one.call('POST', '/api/io/crm/admin/public/newsletter', { body })
  expect((await one.call('POST', '/api/io/crm/admin/public/newsletter', { body })).body).toMatchObject({
    msg: 'Email is not unique',
  })
})

const faulty: { of: string; messages: Record<string, string> }[] = [
  { of: 'an unknown text', messages: { 'no.such.text': 'x' } },
  { of: 'an empty one', messages: { 'cart.added': ' ' } },
  { of: 'one that is too long', messages: { 'cart.added': 'x'.repeat(301) } },
]

test.each(faulty)('$of is refused, by its field', async ({ messages }) => {
  const { status, body } = await change(messages)
  expect(status).toBe(400)
  expect(body.errors[0].field).toMatch(/^messages/)
})
