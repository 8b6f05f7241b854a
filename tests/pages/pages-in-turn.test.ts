import { expect, test } from 'vitest'
import { madeAtOnce, pageTurns } from '../../src/server/render/page-turns.ts'
import { testApp } from '../support/app.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'
import { overHttp } from '../support/outside/http.ts'

// Pages outside of the configuration are rendered in the turns of their site, so that many callers of one site do not delay the others.

const parts = await testApp()
const { app, services, one, two } = parts
const get = await overHttp(app)
const turns = pageTurns(services)
const { token } = await one.signIn({ userType: 'ADMIN' })
const form = await one.call('POST', '/api/v1/forms', {
  token,
  body: { name: 'Visit', definition: { fields: [{ key: 'name', type: 'name', label: 'Name', required: true }] } },
})
const formId: string = form.body.data._id

/** Pages of these are a few lines of HTML, or a file. */
const small = /^\/(payment|feeds|forms\/files)\//

const pages = everyRoute
  .filter(({ route }) => route.isPage && route.method === 'get' && !small.test(route.path))
  .map(({ route }) =>
    route.path
      .replace('{id}', formId)
      .replace('{kind}', 'price-drops')
      .replace('{act}', 'confirm')
      .replace(/\{\w+\}/g, 'x'),
  )

// Shows B333.
test.each([...pages, '/preview/x', '/sections?q=lamp', '/api/docs'])(
  '%s waits while its site renders as many pages as it may, and keeps no other site waiting',
  async (path) => {
    for (let count = 0; count < madeAtOnce; count++) await turns.enter(one.id)
    const asked = get(one.host, path)
    try {
      await expect.poll(() => turns.waiting()).toBe(1)
      expect((await get(two.host, '/wishlist/x')).status).toBeLessThan(500)
    } finally {
      for (let count = 0; count < madeAtOnce; count++) turns.leave(one.id)
    }
    expect((await asked).status).toBeLessThan(500)
    expect(turns.waiting()).toBe(0)
  },
)
