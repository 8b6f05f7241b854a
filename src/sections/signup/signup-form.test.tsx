// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/mount.tsx'
import { openSite, type RuleSet } from '../../shared/site-now.ts'
import SignUpForm from './signup-form.island.tsx'

vi.mock('../../client/leave.ts', () => ({ leaveTo: () => new Promise(() => undefined) }))

afterEach(() => {
  openSite({ messages: {}, rules: 'storefront' })
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const typed: Record<string, string> = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  password: 'Monsoon@2026',
  confirmPassword: 'Monsoon@2026',
  mobileNumber: '9829041122',
  birthDate: '1991-03-14',
}

const sentAs: [RuleSet, string][] = [
  ['storefront', '1991-03-14'],
  ['events', '1991-03-13T18:30:00.000Z'],
]

// Shows E2, C55, B11.
test.each(sentAs)('by the rules of %s the day of birth is sent as %s', async (rules, birthDate) => {
  openSite({ messages: {}, rules })
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: {} })
  })
  mount(<SignUpForm />)
  await vi.waitFor(() => {
    for (const [name, text] of Object.entries(typed))
      fill(document.querySelector(`[name=${name}]`) as HTMLInputElement, text)
    ;(document.querySelector('[name=gender]') as HTMLInputElement).click()
  })
  press('Create account')
  await expect.poll(() => sent).toMatchObject([{ birthDate, userName: 'asha@example.com', userType: 'CUSTOMER' }])
  expect(sent[0]).not.toHaveProperty('confirmPassword')
})
