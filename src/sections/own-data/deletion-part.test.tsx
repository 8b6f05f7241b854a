// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { person } from '../../features/account/preview.ts'
import type { Departure } from '../../shared/people/departure.ts'
import { DeletionPart } from './deletion-part.tsx'

let held: Departure
let refusal: string | undefined

signedInPage()
beforeEach(() => {
  held = { due: null, isMember: false, needsPassword: true }
  refusal = undefined
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (!String(address).includes('/departure')) return Response.json({ data: person })
    if (refusal && method !== 'GET')
      return Response.json({ errors: [{ field: 'currentPassword', defaultMessage: refusal }] }, { status: 400 })
    if (method === 'POST' || method === 'PUT') held = { ...held, due: '2026-12-01T20:00:00.000Z' }
    if (method === 'DELETE') held = { ...held, due: null }
    return Response.json({ data: held })
  })
})

const text = () => document.body.textContent ?? ''
const password = () => document.querySelector<HTMLInputElement>('[name=currentPassword]')

async function open() {
  mount(
    <IslandRoot>
      <DeletionPart text="" timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
  await expect.poll(text).not.toMatch(/^(Loading.*)?$/)
}

async function ask(typed: string) {
  press('Delete my account…')
  await expect.poll(password).toBeTruthy()
  if (typed) fill(password() as HTMLInputElement, typed)
  press('Delete my account')
}

test('an account is deleted by its password, on a day of the site’s zone, and kept by one press', async () => {
  await open()
  await ask('')
  await expect.poll(() => password()?.getAttribute('aria-invalid')).toBe('true')
  expect(held.due).toBeNull()
  fill(password() as HTMLInputElement, 'Good@2026')
  press('Delete my account')
  await expect.poll(text).toContain('Your account will be deleted on 2 December 2026.')
  press('Keep my account')
  await expect.poll(text).toContain('Delete my account…')
})

test('a refusal is gone when a person cancels and asks again', async () => {
  refusal = 'This password is incorrect.'
  await open()
  await ask('Other@2026')
  await expect.poll(text).toContain(refusal)
  press('Cancel')
  await expect.poll(password).toBeNull()
  press('Delete my account…')
  await expect.poll(password).toBeTruthy()
  expect(text()).not.toContain(refusal)
  expect(password()?.value).toBe('')
})

test('an account without a password is deleted once its owner has signed in lately', async () => {
  held = { ...held, needsPassword: false }
  await open()
  press('Delete my account…')
  await expect.poll(text).toContain('This needs a recent sign-in.')
  expect(password()).toBeNull()
  press('Delete my account')
  await expect.poll(text).toContain('Your account will be deleted on 2 December 2026.')
})

test('an account of staff says how it is deleted, and has no button', async () => {
  held = { due: null, isMember: true, needsPassword: true }
  await open()
  await expect.poll(text).toContain('You work for this site.')
  expect(document.querySelector('button')).toBeNull()
})
