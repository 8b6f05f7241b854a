import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, two } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })

const icon = (site = one) => get(site.host, '/favicon.ico')

async function rename(name: string): Promise<void> {
  const { body } = await one.call('GET', '/api/v1/settings', { token })
  await one.call('PATCH', '/api/v1/settings', { token, body: { revision: body.data.revision, name } })
}

// Shows B200.
test('a site without a logo has an icon of its initial in the colour of its buttons', async () => {
  const { site } = await one.ctx()
  const { status, headers, text } = await icon()
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(text).toContain(`fill="${site.settings.theme.buttons.primary.backgroundColor}"`)
  await rename('रंगोली')
  await expect.poll(async () => (await icon()).text).toMatch(/>रं<\/text>/)
  await rename('<& Sons')
  await expect.poll(async () => (await icon()).text).toMatch(/>&lt;<\/text>/)
  expect((await icon(two)).text).not.toContain('&lt;')
})
