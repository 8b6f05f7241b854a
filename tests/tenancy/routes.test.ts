import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/server/platform/http/route.ts'
import { isForStaff } from '../../src/shared/api/contract.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { callRoute, everyRoute, takesId } from '../support/enumerations/every-route.ts'
import { everyRow, firstOfEachTable, idsIn } from '../support/enumerations/every-row.ts'
import { isGate, turnOf } from '../support/enumerations/sample.ts'

const parts = await testApp()
const { one, two } = parts

const address = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}

/** Site one, with something in every place that a route can reach. */
async function inhabit(): Promise<{ token: string; admin: string }> {
  const { token } = await one.signIn()
  const admin = await one.signIn({ userType: 'ADMIN' })
  const { variantIds } = await one.product({ name: 'Only on site one' })
  const body = { productVariantId: variantIds[0] }
  const saved = await one.call('POST', '/api/io/crm/cuser/address/add', { token, body: address })
  for (const paymentMode of ['cod', 'sandbox']) {
    await one.call('POST', '/api/io/crm/cuser/cart_items/add', { token, body })
    await one.call('GET', '/api/io/cart/checkout/init', {
      token,
      query: { addressId: saved.body.data._id, paymentMode },
    })
  }
  await one.call('POST', '/api/io/crm/admin/public/newsletter', {
    body: { email: 'only-on-site-one@example.com', status: 'SUBSCRIBED' },
  })
  const editor = await openEditor(one)
  const page = await editor.publish('/only-on-site-one', [words('Only on site one')])
  await editor.call('PUT', `/pages/${page._id}/lock`, { editor: 'a-tab-of-site-one' })
  const { body: post } = await editor.call('POST', '/posts', { title: 'Only on site one', path: 'only-on-site-one' })
  await editor.call('PUT', `/posts/${post.data._id}/lock`, { editor: 'a-tab-of-site-one' })
  await editor.call('POST', `/pages/${page._id}/preview-links`)
  const { body: draft } = await editor.save(page, [words('Never published, only on site one')])
  await editor.call('POST', `/pages/${page._id}/restore`, { version: 1, revision: draft.data.revision })
  return { token, admin: admin.token }
}

const { token: tokenOfOne, admin: adminOfOne } = await inhabit()
const rows = await everyRow(parts, one)
const ids = idsIn(rows.join('\n'))
/** The ids that are asked for: all, in the gate those of one row of each table. */
const asked = isGate ? idsIn(firstOfEachTable(rows).join('\n')) : ids

const newStrangers = async () => [(await two.signIn()).token, (await two.signIn({ userType: 'ADMIN' })).token]
const strangers = await newStrangers()

/** In the gate staff alone ask for all where only they pass the door, and a customer alone elsewhere; the other asks for one. */
function idsFor(route: Route, turn: number, isStaff: boolean): string[] {
  if (!takesId(route)) return asked.slice(0, 1)
  return isStaff === isForStaff(route.access) ? asked : turnOf(asked, turn, asked.length)
}

describe.each(everyRoute.map((one, turn) => ({ ...one, turn })))('$name on another site', ({ name, route, turn }) => {
  test("shows and changes nothing of the first site's, whichever of its ids is given", async () => {
    // Who signs out is a stranger to the routes that follow.
    const tokens = ['DELETE /api/v1/session', 'POST /api/v1/staff/leave'].includes(name)
      ? await newStrangers()
      : strangers
    for (const [person, token] of tokens.entries()) {
      for (const id of idsFor(route, turn, person === 1)) {
        const answer = await callRoute(two, route, { id, token })
        const text = JSON.stringify(answer.body).replaceAll(id, 'the id that was asked for')
        expect(answer.status).toBeLessThan(500)
        // The record of a site names what its own people asked for, by whatever ids.
        if (!route.path.startsWith('/api/v1/activity')) expect(ids.filter((other) => text.includes(other))).toEqual([])
        expect(text.toLowerCase()).not.toMatch(/only.on.site.one/)
      }
    }
  })

  test("does not know the first site's tokens", async () => {
    for (const token of [tokenOfOne, adminOfOne]) {
      const answer = await callRoute(two, route, { id: ids[0] ?? '', token })
      if (route.access !== 'visitor') expect(answer.status).toBe(401)
    }
  })
})

test('after all that, every row of the first site is as it was', async () => {
  expect(await everyRow(parts, one)).toEqual(rows)
})

test('all that was asked by people who are signed in', async () => {
  for (const token of strangers) expect((await two.call('GET', '/api/v1/session', { token })).status).toBe(200)
})
