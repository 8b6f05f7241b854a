// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import {
  choose,
  dialog,
  leftFor,
  page,
  press,
  retype,
  rowOf,
  screensOf,
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const owner = await one.signIn({ userType: 'ADMIN' })

const get = async (path: string) => (await one.call('GET', path, { token: owner.token })).body.data
const addRole = (name: string, permissions: string[]) =>
  one.call('POST', '/api/v1/roles', { token: owner.token, body: { name, permissions } })

test('people are listed with what they may do; the owner has a badge', async () => {
  const packer = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  await openScreen('/staff', { as: owner })
  expect((await rowOf(packer.email)).textContent).toContain('Orders and customers')
  const own = within(await rowOf(owner.email))
  own.getByText('Owner')
  own.getByText('You')
})

test('one part of “Staff” is the current one', async () => {
  await openScreen('/staff/activity')
  const strip = within(await page().findByRole('navigation', { name: 'Staff' }))
  expect(strip.getByRole('link', { current: 'page' }).textContent).toBe('Activity')
})

test('staff can be invited with a role, and the invitation withdrawn', async () => {
  const user = await openScreen('/staff')
  await press(user, 'Invite')
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'meera@example.com')
  await form.findByRole('option', { name: 'Orders' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Orders')
  await press(user, 'Send invitation', form)
  await page().findByText('Invitation sent to meera@example.com')
  expect(await get('/api/v1/invitations')).toMatchObject([{ email: 'meera@example.com', role: { name: 'Orders' } }])
  await press(user, 'Actions for the invitation of meera@example.com')
  await user.click(await page().findByRole('menuitem', { name: 'Withdraw' }))
  await page().findByText('Invitation withdrawn')
  expect(await get('/api/v1/invitations')).toEqual([])
})

test('an invitation without an email and a role is refused at both fields', async () => {
  const user = await openScreen('/staff')
  await press(user, 'Invite')
  const form = await dialog()
  await press(user, 'Send invitation', form)
  for (const [role, name] of [
    ['textbox', 'Email'],
    ['combobox', 'Role'],
  ] as const)
    await expect.poll(() => form.getByRole(role, { name }).getAttribute('aria-invalid')).toBe('true')
})

test('a colleague gets another role, and may do what it allows', async () => {
  const { email, token } = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  const user = await openScreen('/staff')
  await choose(user, await rowOf(email), 'Change role…')
  const form = await dialog()
  await form.findByRole('option', { name: 'Catalogue' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Catalogue')
  await press(user, 'Save', form)
  await within(await rowOf(email)).findByText('Catalogue')
  expect((await one.call('GET', '/api/v1/brands', { token })).status).toBe(200)
  expect((await one.call('GET', '/api/v1/orders', { token })).status).toBe(403)
})

test('a colleague is removed once the question is answered, and signed out', async () => {
  const { email, token } = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  const user = await openScreen('/staff')
  await choose(user, await rowOf(email), 'Remove…')
  await press(user, 'Remove', await dialog())
  await expect.poll(() => page().queryByText(email)).toBeNull()
  expect((await one.call('GET', '/api/v1/orders', { token })).status).toBe(401)
})

test('staff can leave the site from their own row and are signed out', async () => {
  const me = await one.signIn({ userType: 'STAFF', permissions: ['staff'] })
  const user = await openScreen('/staff', { as: me })
  await choose(user, await rowOf(me.email), 'Leave this site…')
  await press(user, 'Leave', await dialog())
  await expect.poll(leftFor).toBe('/')
  expect((await one.call('GET', '/api/v1/staff', { token: me.token })).status).toBe(401)
  expect(await get('/api/v1/staff')).not.toContainEqual(expect.objectContaining({ email: me.email }))
})

test('a role is made, and refused without a name and without anything that it allows', async () => {
  const user = await openScreen('/staff/roles')
  await press(user, 'New role')
  const form = await dialog()
  await press(user, 'Add role', form)
  await form.findByText('Enter a name.')
  await form.findByText('Choose what this role may do.')
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Packer')
  await user.click(form.getByRole('checkbox', { name: /^Orders and customers/ }))
  await press(user, 'Add role', form)
  await page().findByRole('columnheader', { name: /^Packer/ })
  const roles = await get('/api/v1/roles')
  expect(roles).toContainEqual(expect.objectContaining({ name: 'Packer', permissions: ['orders'] }))
})

test('a role with the name of another is refused', async () => {
  await addRole('Helper', ['view'])
  const user = await openScreen('/staff/roles')
  await press(user, 'New role')
  const form = await dialog()
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Helper')
  await user.click(form.getByRole('checkbox', { name: /^View everything/ }))
  await press(user, 'Add role', form)
  await form.findByText('Another role is already named “Helper”.')
})

test('a role is deleted once the question is answered', async () => {
  await addRole('Passing', ['view'])
  const user = await openScreen('/staff/roles')
  await press(user, 'Actions for the role Passing')
  await user.click(await page().findByRole('menuitem', { name: 'Delete…' }))
  await press(user, 'Delete role', await dialog())
  await expect.poll(() => page().queryByRole('columnheader', { name: /^Passing/ })).toBeNull()
})

test('the activity shows the changes of staff and who made them', async () => {
  const body = { name: 'Recorded Brand' }
  await one.call('POST', '/api/v1/brands', { token: owner.token, body })
  await openScreen('/staff/activity')
  const row = (await page().findByText(/Recorded Brand/)).closest('tr')
  expect(row?.textContent).toContain(owner.email)
  await openScreen('/staff/activity', { site: two })
  await page().findByText('Nothing has been changed yet')
})

test('the file of the activity holds what the filters leave', async () => {
  for (const name of ['Exported Brand', 'Kept Brand'])
    await one.call('POST', '/api/v1/brands', { token: owner.token, body: { name } })
  const user = await openScreen('/staff/activity?q=Exported&thing=brand')
  await page().findByText(/Exported Brand/)
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(user, 'Export CSV')
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
  const [file] = saved.mock.lastCall ?? []
  const text = await (file as Blob).text()
  expect(text).toContain('Exported Brand')
  expect(text).not.toContain('Kept Brand')
})

// Shows B204.
// Shows B205.
test('an entry has an address, tells what it changed in words, and is undone', async () => {
  const { id, variantIds } = await one.product({ name: 'Blue Bowl', price: 110_000, mrp: 150_000 })
  const { revision } = await get(`/api/v1/products/${id}`)
  const body = { revision, price: 120_000 }
  await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, { token: owner.token, body })
  const [{ _id }] = await get('/api/v1/activity?s=1')
  const user = await openScreen(`/staff/activity?thing=variant&entry=${_id}`)
  const entry = await dialog()
  const row = (await entry.findByRole('row', { name: /^Price/ })).textContent
  expect(row).toBe('Price₹1,100₹1,200')
  await press(user, 'Undo', entry)
  await page().findByRole('dialog', { name: 'Undid “Changed price or stock”' })
  expect((await get(`/api/v1/products/${id}`)).variants).toMatchObject([{ price: 110_000 }])
  await user.click(page().getByRole('button', { name: `Entry ${_id}` }))
  await (await dialog()).findByText('Undone by')
  expect((await dialog()).queryByRole('button', { name: 'Undo' })).toBeNull()
})

/** A product. @returns what changes its price */
async function priced() {
  const { id, variantIds } = await one.product({ price: 110_000, mrp: 150_000 })
  return async (amount: number) => {
    const { revision } = await get(`/api/v1/products/${id}`)
    const body = { revision, price: amount }
    await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, { token: owner.token, body })
  }
}

test('an undoing that is refused says why, and changes nothing', async () => {
  const price = await priced()
  await price(112_000)
  const [{ _id }] = await get('/api/v1/activity?s=1')
  await price(120_000)
  const user = await openScreen(`/staff/activity?entry=${_id}`)
  await press(user, 'Undo', await dialog())
  await (await dialog()).findByText('Can’t undo: the price is now ₹1,200, no longer ₹1,120. Nothing was changed.')
})

test('the refusal to undo one entry is not said of another one that is opened from it', async () => {
  const price = await priced()
  await price(112_000)
  const [{ _id: first }] = await get('/api/v1/activity?s=1')
  await one.call('POST', `/api/v1/activity/${first}/undo`, { token: owner.token })
  const [{ _id: undoing }] = await get('/api/v1/activity?s=1')
  await price(120_000)
  const user = await openScreen(`/staff/activity?entry=${undoing}`)
  await press(user, 'Undo', await dialog())
  await (await dialog()).findByText(/Nothing was changed\.$/)
  await press(user, `Entry ${first}`, await dialog())
  await (await dialog()).findByText('Undone by')
  expect((await dialog()).queryByText(/Nothing was changed\.$/)).toBeNull()
})

test('staff give a role only what they may do themselves', async () => {
  const user = await openScreen('/staff/roles', { as: ['staff', 'orders'] })
  await press(user, 'New role')
  const form = await dialog()
  expect(form.getByRole('checkbox', { name: /^Orders and customers/ })).toHaveProperty('disabled', false)
  expect(form.getByRole('checkbox', { name: /^Settings/ })).toHaveProperty('disabled', true)
})

test('an expired invitation says so', async () => {
  await openScreen('/invitation?token=none', { as: 'nobody' })
  await page().findByRole('heading', { name: 'This invitation cannot be used' })
})

test('staff without the permission for staff are told so, even where they may look at everything else', async () => {
  await openScreen('/staff', { as: ['view'] })
  await page().findByText('You do not have permission to see this')
})
