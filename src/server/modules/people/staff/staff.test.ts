import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import type { Permission } from '../../../../shared/people/permissions.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const { one, two, owner: database } = await testApp()
const owner = await one.signIn({ userType: 'ADMIN' })
const keeper = await one.signIn({
  userType: 'STAFF',
  permissions: ['staff', ...readyRoles.orders.permissions, 'catalogue', 'media'],
})
const stranger = await two.signIn({ userType: 'ADMIN' })

type Person = { token: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = (who: Person, method: Method, path: string, body?: object) =>
  one.call(method, `/api/v1${path}`, { token: who.token, ...(body ? { body } : {}) })
const give = (who: Person, id: string, role: string) => ask(who, 'PUT', `/staff/${id}/role`, { role })
const newStaff = (permissions: Permission[] = []) => one.signIn({ userType: 'STAFF', permissions })
const memberOf = async (id: string) =>
  (await ask(owner, 'GET', '/staff')).body.data.find(({ _id }: { _id: string }) => _id === id)

/** Number of sessions waiting for a lock in this database. */
async function waiting(): Promise<number | null> {
  const { rowCount } = await database.query(
    'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
  )
  return rowCount
}

let serial = 0
async function newRole(permissions: Permission[], who: Person = owner) {
  const { body } = await ask(who, 'POST', '/roles', { name: `Role ${serial++}`, permissions })
  return body.data as { _id: string; name: string; revision: number }
}

describe('staff', () => {
  test('are listed with their roles and when they were last seen, the owners first; customers are not', async () => {
    const colleague = await newStaff()
    const customer = await one.signIn()
    await give(owner, colleague.id, 'orders')
    await ask(colleague, 'GET', '/site')
    const { body } = await ask(owner, 'GET', '/staff')
    expect(body.data[0]).toMatchObject({ _id: owner.id, isOwner: true, role: null })
    expect(await memberOf(colleague.id)).toMatchObject({
      email: colleague.email,
      isOwner: false,
      role: { _id: 'orders', name: 'Orders' },
      permissions: [...readyRoles.orders.permissions],
      seen: expect.any(String),
    })
    expect(await memberOf(customer.id)).toBeUndefined()
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
  })

  // Shows B61.
  test('obey a new role from their next request on, in the session that they have', async () => {
    const colleague = await newStaff(['orders'])
    expect((await ask(colleague, 'GET', '/orders')).status).toBe(200)
    expect((await give(owner, colleague.id, 'content')).status).toBe(200)
    expect((await ask(colleague, 'GET', '/orders')).status).toBe(403)
    expect((await ask(colleague, 'GET', '/pages')).status).toBe(200)
  })

  // Shows B61.
  test('who are removed are signed out at once, and sign in as customers', async () => {
    const colleague = await newStaff(['orders'])
    expect((await ask(owner, 'DELETE', `/staff/${colleague.id}`)).status).toBe(200)
    expect((await ask(colleague, 'GET', '/orders')).status).toBe(401)
    expect(await memberOf(colleague.id)).toBeUndefined()
    const served = 'select 1 from account_sites where served_site_id = $1 and user_id = $2 and serves'
    expect((await database.query(served, [one.id, colleague.id])).rowCount).toBe(0)
    const body = { email: colleague.email, password: 'Haat@2026' }
    const again = await one.call('POST', '/api/io/crm/login', { body })
    expect(again.body.userType).toBe('CUSTOMER')
    expect((await ask({ token: again.body.loginToken }, 'GET', '/orders')).status).toBe(403)
  })

  test('of another site, and customers, are not found', async () => {
    const customer = await one.signIn()
    for (const id of [stranger.id, customer.id]) {
      expect((await give(owner, id, 'viewer')).status).toBe(404)
      expect((await ask(owner, 'DELETE', `/staff/${id}`)).status).toBe(404)
    }
    expect((await ask(stranger, 'GET', '/staff')).status).toBe(401)
  })
})

describe('a member of staff never', () => {
  test('changes their own role, removes themselves, or changes the role that they have', async () => {
    const role = await newRole(['staff', 'orders'])
    const colleague = await newStaff()
    await give(owner, colleague.id, role._id)
    for (const who of [colleague, owner]) {
      expect((await give(who, who === owner ? owner.id : colleague.id, 'orders')).body.msg).toContain('your own role')
    }
    expect((await ask(colleague, 'DELETE', `/staff/${colleague.id}`)).status).toBe(409)
    const raised = { name: role.name, permissions: ['staff', 'orders', 'settings'], revision: 1 }
    expect((await ask(colleague, 'PUT', `/roles/${role._id}`, raised)).status).toBe(409)
    expect((await memberOf(colleague.id)).permissions).toEqual(['staff', 'orders'])
  })

  // Shows B61.
  test('gives more than they may do themselves', async () => {
    const colleague = await newStaff()
    const wide = await newRole(['orders', 'settings'])
    expect((await give(keeper, colleague.id, 'manager')).body.errors[0].field).toBe('role')
    expect((await give(keeper, colleague.id, wide._id)).status).toBe(403)
    expect((await give(keeper, colleague.id, 'viewer')).status).toBe(403)
    expect((await give(keeper, colleague.id, 'catalogue')).status).toBe(200)
    const added = await ask(keeper, 'POST', '/roles', { name: 'All', permissions: ['settings'] })
    expect(added.body.errors[0].field).toBe('permissions')
    const narrowed = { name: wide.name, permissions: ['orders'], revision: 1 }
    expect((await ask(keeper, 'PUT', `/roles/${wide._id}`, narrowed)).status).toBe(403)
    expect((await ask(keeper, 'DELETE', `/roles/${wide._id}`)).status).toBe(403)
    const own = await newRole(['orders'], keeper)
    const widened = { name: own.name, permissions: ['orders', 'settings'], revision: own.revision }
    const { status, body } = await ask(keeper, 'PUT', `/roles/${own._id}`, widened)
    expect([status, body.errors[0].field]).toEqual([403, 'permissions'])
  })

  test('changes or removes who may do more, or an owner', async () => {
    const above = await newStaff(['settings'])
    expect((await give(keeper, above.id, 'orders')).body.msg).toContain('permissions that you don’t have')
    expect((await ask(keeper, 'DELETE', `/staff/${above.id}`)).status).toBe(403)
    for (const who of [keeper, await one.signIn({ userType: 'ADMIN' })]) {
      expect((await give(who, owner.id, 'viewer')).status).toBe(409)
      expect((await ask(who, 'DELETE', `/staff/${owner.id}`)).status).toBe(409)
    }
    expect((await memberOf(owner.id)).isOwner).toBe(true)
  })

  test('without the permission sees or changes anything of staff', async () => {
    const colleague = await newStaff(['content', 'catalogue', 'orders', 'customers', 'media', 'settings', 'view'])
    for (const path of ['/staff', '/roles']) expect((await ask(colleague, 'GET', path)).status).toBe(403)
    expect((await give(colleague, keeper.id, 'viewer')).status).toBe(403)
    expect((await ask(colleague, 'POST', '/roles', { name: 'Mine', permissions: ['orders'] })).status).toBe(403)
  })
})

describe('leaving', () => {
  // Shows B61.
  test('is possible except for the last owner, also when two leave at once', async () => {
    const first = await two.signIn({ userType: 'ADMIN' })
    const leave = ({ token }: Person) => two.call('POST', '/api/v1/staff/leave', { token })
    // The table lock holds both calls until each has started.
    await database.query('begin; lock table invitations in share mode')
    const leaving = [leave(first), leave(stranger)]
    await expect.poll(waiting).toBe(2)
    await database.query('commit')
    const answers = await Promise.all(leaving)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const owners = "select 1 from users where site_id = $1 and user_type = 'ADMIN'"
    expect((await database.query(owners, [two.id])).rowCount).toBe(1)
    const colleague = await newStaff(['orders'])
    expect((await ask(colleague, 'POST', '/staff/leave')).status).toBe(200)
    expect((await ask(colleague, 'GET', '/orders')).status).toBe(401)
  })
})

describe('a role', () => {
  test('comes ready-made, and cannot be changed or deleted then', async () => {
    const { body } = await ask(owner, 'GET', '/roles')
    const ready = body.data.filter(({ isReady }: { isReady: boolean }) => isReady)
    expect(ready.map(({ name }: { name: string }) => name)).toEqual([
      'Manager',
      'Catalogue',
      'Orders',
      'Accountant',
      'Content',
      'Viewer',
    ])
    const change = { name: 'Viewer', permissions: ['settings'], revision: 0 }
    expect((await ask(owner, 'PUT', '/roles/viewer', change)).body.msg).toContain('the same on every site')
    expect((await ask(owner, 'DELETE', '/roles/viewer')).status).toBe(409)
  })

  test('of the site is added, given, changed for its members, and deleted once it has none', async () => {
    const role = await newRole(['orders'])
    const colleague = await newStaff()
    await give(owner, colleague.id, role._id)
    const change = { name: 'Packers', permissions: ['orders', 'catalogue'], revision: role.revision }
    const { body } = await ask(owner, 'PUT', `/roles/${role._id}`, change)
    expect(body.data).toMatchObject({ name: 'Packers', members: 1, revision: 2 })
    expect((await ask(colleague, 'GET', '/products')).status).toBe(200)
    expect((await ask(owner, 'PUT', `/roles/${role._id}`, change)).body.msg).toContain(
      'has changed since you opened it',
    )
    expect((await ask(owner, 'DELETE', `/roles/${role._id}`)).body.msg).toContain('Packers: 1')
    await give(owner, colleague.id, 'orders')
    expect((await ask(owner, 'DELETE', `/roles/${role._id}`)).status).toBe(200)
    expect((await give(owner, colleague.id, role._id)).body.errors[0].field).toBe('role')
  })

  test.each(['owner', 'VIEWER', 'Night shift'])('is not called "%s" when another one is', async (name) => {
    await ask(owner, 'POST', '/roles', { name: 'Night Shift', permissions: ['orders'] })
    const { status, body } = await ask(owner, 'POST', '/roles', { name, permissions: ['orders'] })
    expect(status).toBe(409)
    expect(body.errors[0].field).toBe('name')
  })

  test('names the field that is missing', async () => {
    const fieldOf = async (body: object) => (await ask(owner, 'POST', '/roles', body)).body.errors[0].field
    expect(await fieldOf({ name: ' ', permissions: ['orders'] })).toBe('name')
    expect(await fieldOf({ name: 'Nothing', permissions: [] })).toBe('permissions')
    expect(await fieldOf({ name: 'Wrong', permissions: ['everything'] })).toMatch(/^permissions/)
  })

  test('of another site is none here', async () => {
    const { token } = await two.signIn({ userType: 'ADMIN' })
    const body = { name: 'Elsewhere', permissions: ['orders'] }
    const { body: made } = await two.call('POST', '/api/v1/roles', { token, body })
    const colleague = await newStaff()
    expect((await give(owner, colleague.id, made.data._id)).status).toBe(404)
    expect((await ask(owner, 'GET', '/roles')).body.data.map(({ name }: { name: string }) => name)).not.toContain(
      'Elsewhere',
    )
  })
})

describe('a viewer', () => {
  // Shows B61.
  test('reads what the site does, and changes, exports and is mailed nothing of it', async () => {
    const viewer = await newStaff()
    await give(owner, viewer.id, 'viewer')
    const readable = ['/orders', '/customers', '/products', '/categories', '/brands', '/pages', '/media', '/settings']
    for (const path of readable)
      expect({ path, status: (await ask(viewer, 'GET', path)).status }).toEqual({ path, status: 200 })
    for (const path of ['/orders.csv', '/newsletter/subscribers.csv', '/mails', '/staff'])
      expect({ path, is: (await ask(viewer, 'GET', path)).status === 200 }).toEqual({ path, is: false })
    expect((await ask(viewer, 'POST', '/brands', { name: 'Mine' })).status).toBe(403)
  })
})
