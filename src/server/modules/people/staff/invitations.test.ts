import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

let clock = Date.now()
const parts = await testApp({ now: () => new Date(clock) })
const { one, two, platform, owner: database } = parts
const owner = await one.signIn({ userType: 'ADMIN' })
const day = 24 * 3600 * 1000

type Person = { token: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = (who: Person, method: Method, path: string, body?: object) =>
  one.call(method, `/api/v1${path}`, { token: who.token, ...(body ? { body } : {}) })

let serial = 0
const newEmail = () => `invited${serial++}@example.com`

async function invite(email = newEmail(), role = 'orders', who: Person = owner) {
  const { status, body } = await ask(who, 'POST', '/invitations', { email, role })
  const found = body.data?.find((row: { email: string }) => row.email === email)
  return { email, status, body, id: found?._id as string }
}

/** Tokens in the mails sent to an address, oldest first. */
async function tokensFor(email: string): Promise<string[]> {
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await database.query('select body_text as text from mails where recipient = $1 order by id', [email])
  return rows.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
}

const person = { firstName: 'Kavya', lastName: 'Iyer', password: 'Kavya@2026' }
const accept = (token: string, body: object = person, site = one) =>
  site.call('POST', '/api/v1/invitation', { body: { ...body, token } })
const signIn = (email: string, password: string, site = one) =>
  site.call('POST', '/api/io/crm/login', { body: { email, password } })

describe('an invitation', () => {
  // Shows B62.
  test('comes by mail, asks for name and password, and makes a member of staff with its role', async () => {
    const { email, body } = await invite()
    expect(body.data[0]).toMatchObject({ email, role: { name: 'Orders' }, by: 'Asha Rao', isOver: false })
    const [token = ''] = await tokensFor(email)
    const shown = await one.call('GET', '/api/v1/invitation', { query: { token } })
    expect(shown.body.data).toEqual({ site: 'Site one', email, role: 'Orders', by: 'Asha Rao', isKnown: false })
    expect((await accept(token, {})).body.errors[0].field).toBe('firstName')
    expect((await accept(token, { ...person, password: 'short' })).body.errors[0].field).toBe('password')
    expect((await accept(token)).body.data).toEqual({ email })
    const { body: signedIn } = await signIn(email, person.password)
    expect(signedIn).toMatchObject({
      userType: 'STAFF',
      data: { firstName: 'Kavya', permissions: [...readyRoles.orders.permissions] },
    })
    expect((await ask({ token: signedIn.loginToken }, 'GET', '/orders')).status).toBe(200)
    expect((await ask(owner, 'GET', '/invitations')).body.data).toEqual([])
  })

  // Shows B62, B81.
  test('is good once, for seven days, on its own site, and not after it was withdrawn or sent again', async () => {
    const over = async (token: string, site = one) => (await accept(token, person, site)).body.msg as string
    const used = await invite()
    const [once = ''] = await tokensFor(used.email)
    expect(await over(once, two)).toContain('no longer valid')
    await accept(once)
    expect(await over(once)).toContain('no longer valid')

    const late = await invite()
    const [old = ''] = await tokensFor(late.email)
    clock += 7 * day + 1
    await ask(owner, 'POST', '/session/proof', { password: 'Haat@2026' })
    expect(await over(old)).toContain('no longer valid')
    expect((await ask(owner, 'GET', '/invitations')).body.data[0]).toMatchObject({ email: late.email, isOver: true })
    await ask(owner, 'POST', `/invitations/${late.id}/send`)
    const again = (await tokensFor(late.email)).at(-1) ?? ''
    expect(again).not.toBe(old)
    expect(await over(old)).toContain('no longer valid')

    await ask(owner, 'DELETE', `/invitations/${late.id}`)
    expect(await over(again)).toContain('no longer valid')
    expect(await over('A'.repeat(43))).toContain('no longer valid')
  })

  test('does not stand in its row or in the job as it is mailed', async () => {
    const { email } = await invite()
    const jobs = await database.query("select data from jobs.job where name = 'staff.invitation'")
    const rows = await database.query('select * from invitations where email = $1', [email])
    const [token = ''] = await tokensFor(email)
    expect(token).not.toBe('')
    expect(JSON.stringify([jobs.rows, rows.rows])).not.toContain(token)
  })

  test('gives no more than its sender may do, and is nothing for who may not manage staff', async () => {
    const keeper = await one.signIn({ userType: 'STAFF', permissions: ['staff', ...readyRoles.orders.permissions] })
    expect((await invite(newEmail(), 'manager', keeper)).status).toBe(403)
    expect((await invite(newEmail(), 'orders', keeper)).status).toBe(200)
    const wide = await invite(newEmail(), 'manager')
    expect((await ask(keeper, 'POST', `/invitations/${wide.id}/send`)).status).toBe(403)
    const other = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'settings'] })
    expect((await invite(newEmail(), 'orders', other)).status).toBe(403)
    expect((await ask(other, 'GET', '/invitations')).status).toBe(403)
  })

  test('ends with the membership of who sent it', async () => {
    const keeper = await one.signIn({ userType: 'STAFF', permissions: ['staff', ...readyRoles.orders.permissions] })
    const { email } = await invite(newEmail(), 'orders', keeper)
    const [token = ''] = await tokensFor(email)
    await ask(owner, 'DELETE', `/staff/${keeper.id}`)
    expect((await accept(token)).status).toBe(404)
  })

  // Shows B62.
  test.each(['narrowed', 'given another role', 'no owner any more'])(
    'is over once its sender is %s, until it is sent again by another',
    async (change) => {
      const isOwner = change === 'no owner any more'
      const boss = await one.signIn({ userType: 'ADMIN' })
      const { body: own } = await ask(boss, 'POST', '/roles', {
        name: `Keepers, ${change}`,
        permissions: ['staff', ...readyRoles.orders.permissions],
      })
      const sender = await one.signIn({ userType: isOwner ? 'ADMIN' : 'STAFF' })
      if (!isOwner) await ask(boss, 'PUT', `/staff/${sender.id}/role`, { role: own.data._id })
      const { email, id } = await invite(newEmail(), 'orders', sender)
      const [token = ''] = await tokensFor(email)
      const unsent = await invite(newEmail(), 'orders', sender)
      if (change === 'narrowed')
        await ask(boss, 'PUT', `/roles/${own.data._id}`, { name: own.data.name, permissions: ['staff'], revision: 1 })
      else if (isOwner) {
        const heir = await one.signIn({ userType: 'STAFF' })
        await ask(sender, 'POST', '/ownership', { to: heir.id, stays: false })
        await ask(heir, 'POST', `/ownership/${sender.id}/accept`)
      } else await ask(boss, 'PUT', `/staff/${sender.id}/role`, { role: 'viewer' })

      const over = { status: 404, body: { msg: expect.stringContaining('no longer valid') } }
      expect(await one.call('GET', '/api/v1/invitation', { query: { token } })).toMatchObject(over)
      expect(await accept(token)).toMatchObject(over)
      expect(await tokensFor(unsent.email)).toEqual([])
      const { body } = await ask(boss, 'GET', '/invitations')
      const listed = body.data.filter(({ isOver }: { isOver: boolean }) => isOver)
      expect(listed.map((row: { email: string }) => row.email).sort()).toEqual([email, unsent.email].sort())
      expect((await ask(boss, 'POST', `/invitations/${id}/send`)).status).toBe(200)
      expect((await accept((await tokensFor(email)).at(-1) ?? '')).status).toBe(200)
      await ask(boss, 'DELETE', `/invitations/${unsent.id}`)
    },
  )

  test('is not sent twice, and not to a member of staff', async () => {
    const { email } = await invite()
    expect((await invite(email)).body.errors[0].field).toBe('email')
    expect((await invite(owner.email)).body.msg).toContain('is already a member of staff')
    expect((await invite('not an address')).body.errors[0].field).toBe('email')
  })

  test('asks who has an account for nothing: their password stays', async () => {
    const email = newEmail()
    await two.signIn({ email, userType: 'ADMIN' })
    await invite(email)
    const [token = ''] = await tokensFor(email)
    expect((await one.call('GET', '/api/v1/invitation', { query: { token } })).body.data.isKnown).toBe(true)
    expect((await accept(token, { ...person, password: 'Stolen@2026' })).status).toBe(200)
    expect((await signIn(email, 'Stolen@2026')).status).toBe(401)
    expect((await signIn(email, 'Haat@2026')).body.userType).toBe('STAFF')
  })

  // Shows B62.
  test('ends the credentials of a customer who signed up with that address before', async () => {
    const thief = await one.signIn()
    await invite(thief.email, 'orders')
    const [token = ''] = await tokensFor(thief.email)
    expect((await one.call('GET', '/api/v1/invitation', { query: { token } })).body.data.isKnown).toBe(false)
    expect((await accept(token)).status).toBe(200)
    expect((await ask(thief, 'GET', '/orders')).status).toBe(401)
    expect((await signIn(thief.email, 'Haat@2026')).status).toBe(401)
    expect((await signIn(thief.email, person.password)).body.userType).toBe('STAFF')
    expect((await signIn(thief.email, person.password, platform)).status).toBe(200)
  })

  test('keeps its role from being deleted', async () => {
    const { body } = await ask(owner, 'POST', '/roles', { name: 'Packers', permissions: ['orders'] })
    await invite(newEmail(), body.data._id)
    expect((await ask(owner, 'DELETE', `/roles/${body.data._id}`)).body.msg).toContain('invited')
  })
})

describe('ownership', () => {
  const offered = async (who: Person) => (await ask(who, 'GET', '/ownership')).body.data
  const offer = (who: Person, to: string, stays: boolean) => ask(who, 'POST', '/ownership', { to, stays })
  const typeOf = async ({ token }: Person) => (await one.call('GET', '/api/v1/session', { token })).body.data.userType

  // Shows B62.
  test('is handed over once both have agreed; who handed it over goes on as a manager', async () => {
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    const second = await one.signIn({ userType: 'ADMIN' })
    expect((await offer(second, colleague.id, false)).status).toBe(200)
    expect(await typeOf(colleague)).toBe('STAFF')
    expect((await ask(colleague, 'GET', '/ownership')).body.data).toMatchObject([{ from: { _id: second.id } }])
    expect((await ask(colleague, 'POST', `/ownership/${second.id}/accept`)).status).toBe(200)
    expect([await typeOf(colleague), await typeOf(second)]).toEqual(['ADMIN', 'STAFF'])
    expect((await ask(second, 'GET', '/orders')).status).toBe(200)
    expect((await ask(second, 'GET', '/staff')).status).toBe(403)
  })

  test('is shared where the owner stays one too', async () => {
    const colleague = await one.signIn({ userType: 'STAFF', permissions: [] })
    await offer(owner, colleague.id, true)
    expect((await offer(owner, colleague.id, true)).status).toBe(409)
    await ask(colleague, 'POST', `/ownership/${owner.id}/accept`)
    expect([await typeOf(colleague), await typeOf(owner)]).toEqual(['ADMIN', 'ADMIN'])
  })

  test('is accepted only by its recipient, before it is withdrawn or declined, and while its sender is an owner', async () => {
    const colleague = await one.signIn({ userType: 'STAFF', permissions: [] })
    const other = await one.signIn({ userType: 'STAFF', permissions: ['staff'] })
    const accepted = (who: Person, from: string) => ask(who, 'POST', `/ownership/${from}/accept`)
    await offer(owner, colleague.id, false)
    expect((await accepted(other, owner.id)).status).toBe(409)
    expect((await ask(other, 'DELETE', `/ownership/${owner.id}`)).status).toBe(409)
    await ask(colleague, 'DELETE', `/ownership/${owner.id}`)
    expect((await accepted(colleague, owner.id)).status).toBe(409)
    expect((await offer(other, colleague.id, true)).status).toBe(403)

    const second = await one.signIn({ userType: 'ADMIN' })
    await offer(second, colleague.id, true)
    await ask(second, 'POST', '/staff/leave')
    expect((await accepted(colleague, second.id)).status).toBe(409)
    expect(await typeOf(colleague)).toBe('STAFF')
  })

  // Shows B219.
  test('is refused to an account that owns as many sites as it may, and the offer stays open', async () => {
    const { config } = parts.services
    parts.services.config = { ...config, sitesPerAccount: 1 }
    const email = newEmail()
    const elsewhere = await two.signIn({ email, userType: 'ADMIN' })
    const colleague = await one.signIn({ email, userType: 'STAFF', permissions: [] })
    const second = await one.signIn({ userType: 'ADMIN' })
    await offer(second, colleague.id, false)
    const accepted = () => ask(colleague, 'POST', `/ownership/${second.id}/accept`)
    const refused = { msg: expect.stringMatching(/^An account can own up to 1 sites\./) }
    expect(await accepted()).toMatchObject({ status: 409, body: refused })
    expect([await typeOf(colleague), await typeOf(second)]).toEqual(['STAFF', 'ADMIN'])
    await database.query("update users set user_type = 'STAFF' where id = $1", [elsewhere.id])
    expect((await accepted()).status).toBe(200)
    expect(await typeOf(colleague)).toBe('ADMIN')
    parts.services.config = config
  })

  test('offer expires after seven days and can be made again', async () => {
    const [second, colleague] = [await one.signIn({ userType: 'ADMIN' }), await one.signIn({ userType: 'STAFF' })]
    const accepted = () => ask(colleague, 'POST', `/ownership/${second.id}/accept`)
    expect((await offer(second, colleague.id, false)).status).toBe(200)
    clock += 7 * day
    for (const { token } of [second, colleague])
      await one.call('POST', '/api/v1/session/proof', { token, body: { password: 'Haat@2026' } })
    expect(await offered(colleague)).toEqual([])
    expect((await accepted()).status).toBe(409)
    expect(await typeOf(colleague)).toBe('STAFF')
    expect((await offer(second, colleague.id, false)).status).toBe(200)
    expect((await accepted()).status).toBe(200)
    expect(await typeOf(colleague)).toBe('ADMIN')
  })

  test('offer ends when its recipient is removed or leaves, and another can be made', async () => {
    const [boss, heir] = [await one.signIn({ userType: 'ADMIN' }), await one.signIn({ userType: 'STAFF' })]
    for (const goes of ['removed', 'left']) {
      const colleague = await one.signIn({ userType: 'STAFF' })
      expect((await offer(boss, colleague.id, false)).status).toBe(200)
      const gone =
        goes === 'left'
          ? await ask(colleague, 'POST', '/staff/leave')
          : await ask(boss, 'DELETE', `/staff/${colleague.id}`)
      expect(gone.status).toBe(200)
      const { status, body } = await ask(boss, 'GET', '/ownership')
      expect({ goes, status, data: body.data }).toEqual({ goes, status: 200, data: [] })
    }
    expect((await offer(boss, heir.id, false)).status).toBe(200)
    expect(await offered(heir)).toMatchObject([{ from: { _id: boss.id }, to: { _id: heir.id } }])
  })
})
