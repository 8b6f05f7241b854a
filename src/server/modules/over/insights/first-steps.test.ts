import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { fillSite, loadStarter } from '../starters/index.ts'

const { addSite, owner } = await testApp({ pictures: 'starters/pictures' })

async function madeOf(name: 'blank' | 'shop', key: string) {
  const site = await addSite(key)
  await fillSite(await site.ctx(), await loadStarter(name))
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const done = async () => (await site.call('GET', '/api/v1/dashboard', { token })).body.data.start.done
  const settings = async (change: object) => {
    const { body } = await site.call('GET', '/api/v1/settings', { token })
    const answer = await site.call('PATCH', '/api/v1/settings', {
      token,
      body: { ...change, revision: body.data.revision },
    })
    expect(answer.status).toBe(200)
  }
  return { site, token, done, settings }
}

// Shows B59.
test('the first steps of a new site tick themselves as they are taken', async () => {
  const { site, done, settings } = await madeOf('blank', 'steps')
  const atFirst = await done()
  expect(atFirst).not.toContain('begin')
  expect(atFirst).not.toContain('page')
  const editor = await openEditor(site)
  const page = await editor.publish('/about', [words('About us')])
  expect(await done()).toContain('begin')
  expect(await done()).not.toContain('page')
  const { body } = await editor.save(page, [words('About us, in more words')])
  await editor.call('POST', `/pages/${page._id}/publish`, { revision: body.data.revision })
  expect(await done()).toContain('page')
  expect(await done()).not.toContain('product')
  await site.product()
  expect(await done()).toContain('product')
  await settings({ payments: { modes: ['cod'] } })
  expect(await done()).not.toContain('payment')
  await settings({ payments: { modes: ['cod', 'sandbox'] } })
  expect(await done()).toContain('payment')
  expect(await done()).not.toContain('address')
  const address = { line1: '', line2: '', city: '', state: '', pincode: '' }
  const business = {
    legalName: '',
    pan: '',
    address,
    email: '',
    phone: '',
    grievance: { name: '', email: '', phone: '' },
  }
  expect(await done()).not.toContain('business')
  await settings({ business: { ...business, legalName: 'One Crafts LLP' } })
  expect(await done()).toContain('business')
  await settings({ business })
  expect(await done()).not.toContain('business')
  const there = { line1: '14 Temple Road', line2: '', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
  await settings({ business: { ...business, address: there } })
  expect(await done()).toContain('business')
})

test('choosing the empty starter completes the first step', async () => {
  const { site, token, done } = await madeOf('blank', 'empty')
  expect(await done()).not.toContain('begin')
  const body = { starter: 'blank', name: 'Nothing yet', key: 'empty' }
  expect((await site.call('POST', '/api/v1/beginning', { token, body })).status).toBe(200)
  expect(await done()).toContain('begin')
})

// Shows B59.
test('the products of a starter are not the owner’s own until one of them is changed', async () => {
  const { site, done } = await madeOf('shop', 'sample-products')
  expect(await done()).not.toContain('product')
  await owner.query(
    'update products set revision = 2 where site_id = $1 and id = (select id from products where site_id = $1 limit 1)',
    [site.id],
  )
  expect(await done()).toContain('product')
})

// Shows B193.
test('a site has the steps that can be taken on it', async () => {
  const site = await addSite('few-steps')
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const steps = async () => (await site.call('GET', '/api/v1/dashboard', { token })).body.data.start.steps
  await owner.query(`update sites set settings = '{"payments": {"modes": ["cod"]}}' where id = $1`, [site.id])
  const ctx = await site.ctx()
  ctx.services.config.sandbox = false
  expect(await steps()).not.toContain('payment')
  expect(await steps()).not.toContain('product')
  await site.product()
  expect(await steps()).toContain('product')
  expect(await steps()).not.toContain('payment')
  ctx.services.config.sandbox = true
  expect(await steps()).toContain('payment')
})
