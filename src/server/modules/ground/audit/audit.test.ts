import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { everyRoute } from '../../../../../tests/support/enumerations/every-route.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { isForStaff } from '../../../../shared/api/contract.ts'
import { workbookType } from '../../../../shared/api/workbook-type.ts'
import type { ActivityRow } from '../../../../shared/running/activity.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'

const { one, two, owner: database, services } = await testApp()
const owner = await one.signIn({ userType: 'ADMIN' })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const ask = (method: Method, path: string, body?: object, token = owner.token) =>
  one.call(method, `/api/v1${path}`, {
    token,
    headers: { 'x-forwarded-for': '203.0.113.9' },
    ...(body ? { body } : {}),
  })
const list = async (query: Record<string, string> = {}): Promise<ActivityRow[]> =>
  (await one.call('GET', '/api/v1/activity', { token: owner.token, query: { s: '100', ...query } })).body.data
const latest = async () => (await list())[0]
const check = async () => (await ask('GET', '/activity/check')).body.data

let serial = 0
async function newBrand(name = `Brand ${serial++}`): Promise<string> {
  return (await ask('POST', '/brands', { name })).body.data._id
}

describe('every call of staff that changes something', () => {
  const writingReads = ['GET /api/io/crm/admin/website/page/section/delete']
  const writing = everyRoute.filter(
    ({ name, route }) => isForStaff(route.access) && (route.method !== 'get' || writingReads.includes(name)),
  )

  // Shows B63.
  test.each(writing)('$name states what is recorded of it', ({ route }) => {
    expect(route.records).toBeDefined()
  })

  test('and every export', () => {
    const exported = new Set<string | undefined>(['text/csv', workbookType])
    const exports = everyRoute.filter(({ route }) => isForStaff(route.access) && exported.has(route.replyType))
    expect(exports.filter(({ route }) => !route.records)).toEqual([])
    expect(exports.length).toBeGreaterThan(2)
  })
})

describe('the record', () => {
  // Shows B63.
  test('tells who changed what, from what to what, when and from where', async () => {
    const id = await newBrand('Kumbhar')
    await ask('PUT', `/brands/${id}`, { name: 'Kumbhar & Sons', path: 'kumbhar' })
    expect(await latest()).toMatchObject({
      by: owner.email,
      act: 'brand.change',
      thing: 'brand',
      thingId: id,
      label: 'Kumbhar & Sons',
      changes: [{ field: 'name', before: 'Kumbhar', after: 'Kumbhar & Sons' }],
      address: expect.any(String),
      request: expect.any(String),
      at: expect.any(String),
    })
    await ask('DELETE', `/brands/${id}`)
    expect(await latest()).toMatchObject({ act: 'brand.delete', label: 'Kumbhar & Sons' })
    expect((await latest())?.changes).toContainEqual({ field: 'path', before: 'kumbhar' })
  })

  test('has no entry of what was refused, and none but for the change', async () => {
    const before = await list()
    expect((await ask('POST', '/brands', { name: '' })).status).toBe(400)
    expect((await ask('PUT', `/brands/${crypto.randomUUID()}`, { name: 'Nobody' })).status).toBe(404)
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await ask('POST', '/brands', { name: 'Mine' }, colleague.token)).status).toBe(403)
    await ask('GET', '/brands')
    expect(await list()).toEqual(before)
  })

  test('tells prices and stock of each variant', async () => {
    const { variantIds } = await one.product({ name: 'Bowl', price: 50_000 })
    await ask('PATCH', `/variants/${variantIds[0]}`, { revision: 1, price: 45_000 })
    expect(await latest()).toMatchObject({
      act: 'variant.change',
      changes: [{ field: 'price', before: 50_000, after: 45_000 }],
    })
  })

  test('tells each of several orders that are packed, and none that could not be', async () => {
    const { person } = await shopperWith(one)
    const { body } = await person.init('cod')
    await ask('POST', '/orders/pack', { ids: [body.data.orderId, crypto.randomUUID()] })
    const packed = (await list({ thing: 'order' })).filter(({ act }) => act === 'order.pack')
    expect(packed).toMatchObject([{ thingId: body.data.orderId }])
    await ask('POST', `/orders/${body.data.orderId}/cancel`, { reason: 'Broken.' })
    expect((await latest())?.changes).toContainEqual({ field: 'status', before: 'PACKED', after: 'CANCELLED' })
  })

  test('tells settings by the field, who exported, and who was given which role', async () => {
    const { body } = await ask('GET', '/settings')
    await ask('PATCH', '/settings', { revision: body.data.revision, name: 'Another name' })
    expect((await latest())?.changes).toContainEqual({ field: 'name', before: 'Site one', after: 'Another name' })
    await ask('GET', '/orders.csv')
    expect(await latest()).toMatchObject({ act: 'order.export', by: owner.email })
    const colleague = await one.signIn({ userType: 'STAFF', permissions: [] })
    await ask('PUT', `/staff/${colleague.id}/role`, { role: 'viewer' })
    expect((await latest())?.changes).toContainEqual({ field: 'role', after: 'viewer' })
  })

  test('never holds a password or a token', async () => {
    const email = 'kavya@example.com'
    await ask('POST', '/invitations', { email, role: 'orders' })
    expect(await latest()).toMatchObject({ act: 'invitation.send', label: email })
    const { rows } = await database.query('select id, sent_at from invitations where email = $1', [email])
    const { tokenOf } = await import('../../people/staff/invitation-token.ts')
    const token = tokenOf(await one.ctx(), rows[0].id, rows[0].sent_at)
    const body = { token, firstName: 'Kavya', lastName: 'Iyer', password: 'Kavya@2026' }
    expect((await one.call('POST', '/api/v1/invitation', { body })).status).toBe(200)
    expect(await latest()).toMatchObject({ act: 'invitation.accept', label: email })
    const everything = JSON.stringify(await list())
    expect(everything).toContain('Kavya')
    expect(everything).not.toContain('Kavya@2026')
    expect(everything).not.toContain(token)
    expect(everything).not.toMatch(/hash/i)
  })

  test('tells a draft that is saved again and again once in ten minutes, of each page and of each editor', async () => {
    const [editor, other] = [await openEditor(one), await openEditor(one)]
    const [page, second] = [await editor.add('/about-us'), await editor.add('/contact-us')]
    const { body } = await editor.save(page, [words('First')])
    const again = await editor.save(page, [words('Second')], body.data.revision)
    expect(again.status).toBe(200)
    const drafts = async () =>
      (await list({ thing: 'page' })).filter(({ act }) => act === 'page.draft').map(({ thingId }) => thingId)
    expect(await drafts()).toEqual([page._id])
    expect((await editor.save(second, [words('First')])).status).toBe(200)
    expect(await drafts()).toEqual([second._id, page._id])
    expect((await other.save(page, [words('Third')], again.body.data.revision)).status).toBe(200)
    expect(await drafts()).toEqual([page._id, second._id, page._id])
  })

  test('can be searched by person, thing and day and exported, only by staff who manage staff', async () => {
    await newBrand('Rare name')
    expect(await list({ q: 'rare na' })).toMatchObject([{ label: 'Rare name' }])
    expect((await list({ q: owner.email.slice(0, 8) })).length).toBeGreaterThan(5)
    expect((await list({ thing: 'brand' })).every(({ thing }) => thing === 'brand')).toBe(true)
    expect(await list({ to: '2001-01-01' })).toEqual([])
    expect((await list({ from: '2001-01-01' })).length).toBeGreaterThan(5)
    const today = dayIn(new Date(), 'Asia/Kolkata')
    expect((await list({ from: today, to: today })).length).toBeGreaterThan(5)
    const csv = await ask('GET', '/activity.csv?thing=brand')
    expect(csv.body).toContain('Rare name')
    expect(await latest()).toMatchObject({ act: 'activity.export' })
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['settings', 'view'] })
    for (const path of ['/activity', '/activity.csv', '/activity/check'])
      expect((await ask('GET', path, undefined, colleague.token)).status).toBe(403)
  })

  test("of one site holds nothing of another's", async () => {
    await newBrand('Only on site one')
    const { token } = await two.signIn({ userType: 'ADMIN' })
    const { body } = await two.call('GET', '/api/v1/activity', { token })
    expect(body.total).toBe(0)
  })

  test('is one chain, also with concurrent writers', async () => {
    await Promise.all(Array.from({ length: 8 }, () => newBrand()))
    expect(await check()).toMatchObject({ isWhole: true, firstWrong: null })
  })
})

describe('the role that serves requests', () => {
  const asWeb = (statement: string) =>
    services.database.inTransaction(one.id, async (db) => void (await db.execute(sql.raw(statement))))

  // Shows B63.
  test.each([
    ["update audit_entries set actor = 'somebody else'"],
    ['delete from audit_entries'],
    ['truncate audit_entries'],
  ])('may not do: %s', async (statement) => {
    await expect(asWeb(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
  })
})

describe('an entry changed or deleted by other means', () => {
  const byHand = (statement: string) => database.query(statement, [one.id])

  // Shows B63.
  test('is found', async () => {
    const { entries } = await check()
    await byHand("update audit_entries set actor = actor || '!' where site_id = $1 and number = 3")
    expect(await check()).toMatchObject({ isWhole: false, firstWrong: 3 })
    await byHand("update audit_entries set actor = rtrim(actor, '!') where site_id = $1 and number = 3")
    expect(await check()).toMatchObject({ isWhole: true, entries })
    await byHand('delete from audit_entries where site_id = $1 and number = 2')
    expect(await check()).toMatchObject({ isWhole: false, firstWrong: 3 })
  })
})
