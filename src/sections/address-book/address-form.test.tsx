// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fill, mount } from '../../../tests/support/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { AddressForm } from './address-form.tsx'

const field = (label: string) => {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const found = named && document.getElementById(named.htmlFor)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`there is no field “${label}”`)
}
const place = () => [field('City').value, field('State').value]

beforeEach(async () => {
  mount(
    <IslandRoot>
      <AddressForm onSaved={() => undefined} />
    </IslandRoot>,
  )
  await expect.poll(() => document.querySelectorAll('label').length).toBeGreaterThan(5)
})
afterEach(() => document.body.replaceChildren())

test('a PIN code fills in city and state, and another one replaces what the first has told', async () => {
  fill(field('PIN code'), '560038')
  await expect.poll(place).toEqual(['Bengaluru', 'Karnataka'])
  fill(field('PIN code'), '110024')
  await expect.poll(() => place()[1]).toBe('Delhi')
})

test('what somebody has written stays, whatever the PIN code tells', async () => {
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
