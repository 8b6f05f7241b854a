// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { AddressForm } from './address-form.tsx'

const field = (label: string) => {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const found = named && document.getElementById(named.htmlFor)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`there is no field “${label}”`)
}
const place = () => [field('City').value, field('State').value]

const close = vi.fn()

beforeEach(async () => {
  close.mockClear()
  mount(
    <IslandRoot>
      <AddressForm onSaved={close} onCancel={close} />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelectorAll('label').length).toBeGreaterThan(5)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('a PIN code fills in city and state, and another one replaces what the first has told', async () => {
  fill(field('PIN code'), '560038')
  await expect.poll(place).toEqual(['Bengaluru', 'Karnataka'])
  fill(field('PIN code'), '110024')
  await expect.poll(() => place()[1]).toBe('Delhi')
})

test('a new address begins with the PIN code that was checked on a product, and another one replaces its place', async () => {
  document.body.replaceChildren()
  localStorage.setItem('haat:pin', '560038')
  mount(
    <IslandRoot>
      <AddressForm onSaved={close} />
    </IslandRoot>,
  )
  await expect.poll(() => field('PIN code').value).toBe('560038')
  localStorage.removeItem('haat:pin')
  expect(place()).toEqual(['Bengaluru', 'Karnataka'])
  fill(field('PIN code'), '110024')
  await expect.poll(() => place()[1]).toBe('Delhi')
})

test('text of the visitor stays, whatever the PIN code suggests', async () => {
  fill(field('City'), 'Hesaraghatta')
  await expect.poll(() => field('City').value).toBe('Hesaraghatta')
  fill(field('PIN code'), '560038')
  await expect.poll(() => field('State').value).toBe('Karnataka')
  expect(field('City').value).toBe('Hesaraghatta')
})

test('half a PIN code tells nothing', async () => {
  fill(field('PIN code'), '5600')
  await expect.poll(() => field('PIN code').value).toBe('5600')
  expect(place()).toEqual(['', ''])
})

test('a refused address stays in the form with the reason above it', async () => {
  const reason = 'You can save up to 20 addresses. Delete one first.'
  vi.stubGlobal('fetch', async () => Response.json({ msg: reason }, { status: 409 }))
  const typed = {
    Name: 'Asha Rao',
    'Mobile Number': '9876543210',
    'House number': '12 Lake Road',
    'PIN code': '411001',
  }
  for (const [label, text] of Object.entries(typed)) fill(field(label), text)
  await expect.poll(place).toEqual(['Pune', 'Maharashtra'])
  press('Save address')
  await expect.poll(() => document.body.textContent).toContain(reason)
  expect(close).not.toHaveBeenCalled()
  expect(Object.keys(typed).map((label) => field(label).value)).toEqual(Object.values(typed))
})

// Shows B259.
test('a business is asked for its name, and for the GSTIN of the state of the address', async () => {
  const typed = {
    Name: 'Asha Rao',
    'Mobile Number': '9876543210',
    'House number': '12 Lake Road',
    'PIN code': '560038',
    GSTIN: '27AAPFU0939F1ZV',
  }
  for (const [label, value] of Object.entries(typed)) fill(field(label), value)
  await expect.poll(() => field('State').value).toBe('Karnataka')
  await press('Save address')
  await expect.poll(() => document.body.textContent).toContain('another state than the address')
  expect(document.body.textContent).toContain('Business name required')
  expect(close).not.toHaveBeenCalled()
})
