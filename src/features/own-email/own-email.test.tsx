// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import type { OwnEmail } from '../../shared/people/own-email.ts'
import { OwnEmailView } from './own-email.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const mine: OwnEmail = {
  email: 'asha@example.com',
  isProven: false,
  needsPassword: true,
  hasPassword: true,
  isMember: false,
}
const shown = () => document.body.textContent
const control = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim().startsWith(text))

/** Answers the calls: a code is mailed, and the right one makes the address the person's own. */
function open(own: Partial<OwnEmail> = {}, seconds = 0) {
  const sent: object[] = []
  const told: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const given = JSON.parse(body)
    sent.push(given)
    if (!('otp' in given)) return Response.json({ data: { seconds } })
    const errors = [{ field: 'otp', code: 'otp.wrong', defaultMessage: 'This code is not right.' }]
    if (given.otp !== '123456') return Response.json({ msg: 'no', errors }, { status: 401 })
    const before = sent.findLast((one) => 'email' in one) as { email: string }
    return Response.json({ data: { ...mine, ...own, email: before.email, isProven: true } })
  })
  mount(
    <IslandRoot>
      <OwnEmailView own={{ ...mine, ...own }} say={(text) => told.push(text)} />
    </IslandRoot>,
  )
  return { sent, told }
}

async function begin(step: string) {
  await expect.poll(() => button(step)).toBeDefined()
  press(step)
  await expect.poll(() => button('Send the code')).toBeDefined()
}

// Shows S90.
test('the present email is confirmed with the password and the code, without being typed again', async () => {
  const { sent, told } = open()
  await begin('Confirm email')
  expect(control('email')).toBeNull()
  press('Send the code')
  await expect.poll(() => control('password')?.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  fill(control('password') as HTMLInputElement, 'kiln and clay')
  press('Send the code')
  await expect.poll(shown).toContain('We have mailed a code to asha@example.com.')
  fill(control('otp') as HTMLInputElement, '123456')
  await expect.poll(() => told).toEqual(['Your email is confirmed'])
  expect(sent).toEqual([{ email: 'asha@example.com', password: 'kiln and clay' }, { otp: '123456' }])
  await expect.poll(() => button('Change email')).toBeDefined()
})

// Shows S90.
test('a new email is changed once its code is right, and a wrong one is told at the code', async () => {
  const { sent, told } = open({ isProven: true })
  await begin('Change email')
  fill(control('email') as HTMLInputElement, 'Asha.K@example.com')
  fill(control('password') as HTMLInputElement, 'kiln and clay')
  press('Send the code')
  await expect.poll(shown).toContain('We have mailed a code to asha.k@example.com.')
  fill(control('otp') as HTMLInputElement, '654321')
  await expect.poll(shown).toContain('This code is not right.')
  expect(told).toEqual([])
  press('Send again')
  await expect.poll(() => sent.length).toBe(3)
  fill(control('otp') as HTMLInputElement, '123456')
  await expect.poll(() => told).toEqual(['Your email was changed'])
  const asked = { email: 'asha.k@example.com', password: 'kiln and clay' }
  expect(sent).toEqual([asked, { otp: '654321' }, asked, { otp: '123456' }])
})

test('a person without a password is not asked for one', async () => {
  const { sent } = open({ needsPassword: false })
  await begin('Confirm email')
  expect(control('password')).toBeNull()
  press('Send the code')
  await expect.poll(() => sent).toEqual([{ email: 'asha@example.com' }])
})

test('the code is sent again only once its time is over', async () => {
  const { sent } = open({ needsPassword: false }, 30)
  await begin('Confirm email')
  press('Send the code')
  await expect.poll(() => button('Send again in')?.disabled).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a change that is left begins anew, without what was typed before', async () => {
  open()
  await begin('Change email')
  fill(control('email') as HTMLInputElement, 'other@example.com')
  press('Cancel')
  await expect.poll(() => button('Change email')).toBeDefined()
  await begin('Change email')
  expect(control('email')?.value).toBe('')
})
