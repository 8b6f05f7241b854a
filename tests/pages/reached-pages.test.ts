import { expect, test } from 'vitest'
import { fillSite, loadStarter } from '../../src/server/modules/over/starters/index.ts'
import { testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const app = await testApp({ pictures: 'starters/pictures' })
const { one } = app
const get = await overHttp(app.app)
const owner = await one.signIn({ userType: 'ADMIN' })
const editor = await openEditor(one)

async function setPhone(phone: string): Promise<void> {
  const { revision, business } = (await one.call('GET', '/api/v1/settings', { token: owner.token })).body.data
  const body = { revision, business: { ...business, phone } }
  expect((await one.call('PATCH', '/api/v1/settings', { token: owner.token, body })).status).toBe(200)
}

// Shows B209.
test('a phone number that is changed in the settings is new on a cached page', async () => {
  await editor.publish('/reach-us', [{ id: 'a', type: 'contact', v: 1, props: { layout: 'details' } }])
  for (const phone of ['+91 98290 41122', '+91 98290 41133']) {
    await setPhone(phone)
    await expect.poll(async () => (await get(one.host, '/reach-us')).text).toContain(`tel:${phone.replaceAll(' ', '')}`)
  }
})

// Shows B209.
test('a WhatsApp button without a number is found fault with only where the settings have no phone', async () => {
  const page = await editor.add('/chat')
  await editor.save(page, [{ id: 'a', type: 'whatsapp-button', v: 1, props: { heading: 'Ask us' } }])
  const findings = async () => (await editor.call('GET', `/pages/${page._id}/findings`)).body.data
  await setPhone('')
  expect(await findings()).toHaveLength(1)
  await setPhone('+91 98290 41122')
  expect(await findings()).toEqual([])
})

// Shows B209.
test('another address in the settings of the starters’ shop is that of its footer and its contact page, in each language', async () => {
  const { two } = app
  await fillSite(await two.ctx(), await loadStarter('shop'))
  const { token } = await two.signIn({ userType: 'ADMIN' })
  const { revision, business, gst } = (await two.call('GET', '/api/v1/settings', { token })).body.data
  const address = { ...business.address, line1: '7 Lake View', line2: '' }
  const body = { revision, gst, business: { ...business, address } }
  expect((await two.call('PATCH', '/api/v1/settings', { token, body })).status).toBe(200)
  for (const path of ['/contact', '/hi/contact']) {
    const { text } = await get(two.host, path)
    const detailsOf = (tag: string) => text.slice(text.indexOf(`<${tag}`), text.lastIndexOf(`</${tag}>`))
    expect(detailsOf('footer')).toContain('7 Lake View')
    expect(detailsOf('main')).toContain('7 Lake View')
    expect(detailsOf('footer')).not.toMatch(/Temple|टेंपल/)
  }
})
