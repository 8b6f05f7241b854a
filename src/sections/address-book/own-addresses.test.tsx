// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { addresses, person } from '../../features/account/preview.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import AddressBook from './address-book.island.tsx'

const said = toldToasts()
let held: SavedAddress[]
let refusal: string | undefined

signedInPage()
beforeEach(() => {
  held = addresses
  refusal = undefined
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.localhost')
    if (!pathname.includes('address')) return Response.json({ data: person })
    if (pathname.endsWith('/all')) return Response.json({ data: held, total: held.length })
    if (refusal) return Response.json({ msg: refusal }, { status: 409 })
    const id = searchParams.get('id') ?? searchParams.get('_id')
    if (pathname.endsWith('/delete')) held = held.filter(({ _id }) => _id !== id)
    else held = held.map((one) => (one._id === id ? { ...one, ...JSON.parse(String(body)) } : one))
    return Response.json({ data: held[0] })
  })
})

const text = () => document.body.textContent ?? ''
const question = () => document.querySelector('[role=alert]')?.textContent
const nameField = () => document.querySelector<HTMLInputElement>('[name=name]')

async function open() {
  mount(
    <IslandRoot>
      <AddressBook heading="Addresses" emptyText="Add one." preview={null} />
    </IslandRoot>,
  )
  await expect.poll(text).toContain('Someone else')
}

test('an address is removed once the question is answered', async () => {
  await open()
  press('Remove the address of Someone else')
  await expect.poll(question).toBe('Remove this address?')
  expect(document.activeElement?.textContent).toBe('Keep')
  press('Keep')
  await expect.poll(question).toBeUndefined()
  expect(held).toHaveLength(addresses.length)
  press('Remove the address of Someone else')
  await expect.poll(question).toBe('Remove this address?')
  press('Remove')
  await expect.poll(text).not.toContain('Someone else')
})

test('an address that could not be removed says why, until a person asks again', async () => {
  refusal = 'Try again.'
  await open()
  press('Remove the address of Someone else')
  await expect.poll(question).toBe('Remove this address?')
  press('Remove')
  await expect.poll(question).toBe('Try again.')
  press('Keep')
  await expect.poll(question).toBeUndefined()
  press('Remove the address of Someone else')
  await expect.poll(question).toBe('Remove this address?')
  expect(text()).toContain('Someone else')
})

test('each address opens with its own lines, and is shown as it was saved', async () => {
  await open()
  press('Edit the address of Customer')
  await expect.poll(() => nameField()?.value).toBe('Customer')
  press('Edit the address of Someone else')
  await expect.poll(() => nameField()?.value).toBe('Someone else')
  fill(nameField() as HTMLInputElement, 'Meera Rao')
  press('Save address')
  await expect.poll(() => said.success.mock.calls).toEqual([['Address saved']])
  await expect.poll(nameField).toBeNull()
  expect(text()).toContain('Meera Rao')
})
