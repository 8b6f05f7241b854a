// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
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
  birthDate: '14/03/1991',
}

async function fillIn() {
  mount(<SignUpForm />)
  await eventually(() => {
    for (const [name, text] of Object.entries(typed))
      fill(document.querySelector(`[name=${name}]`) as HTMLInputElement, text)
    ;(document.querySelector('[name=gender]') as HTMLInputElement).click()
  })
}

const sentAs: [RuleSet, string][] = [
  ['storefront', '1991-03-14'],
  ['events', '1991-03-13T18:30:00.000Z'],
]

// Shows E2, C55, B11, B198.
test.each(sentAs)(
  'by the rules of %s the day of birth, typed as people write it, is sent as %s',
  async (rules, birthDate) => {
    openSite({ messages: {}, rules, locale: 'en-IN' })
    const sent: Record<string, unknown>[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return Response.json({ data: {} })
    })
    await fillIn()
    press('Create account')
    await expect.poll(() => sent).toMatchObject([{ birthDate, userName: 'asha@example.com', userType: 'CUSTOMER' }])
    expect(sent[0]).not.toHaveProperty('confirmPassword')
  },
)

// Shows B198.
test('the field of the day of birth names the order of the site’s language', async () => {
  for (const [locale, pattern] of [
    ['en-IN', 'DD/MM/YYYY'],
    ['en-US', 'MM/DD/YYYY'],
  ] as const) {
    openSite({ messages: {}, rules: 'storefront', locale })
    const { unmount } = mount(<SignUpForm />)
    await expect.poll(() => document.querySelector<HTMLInputElement>('[name=birthDate]')?.placeholder).toBe(pattern)
    unmount()
  }
})

// Shows B198.
test('an impossible date of birth is refused at its field, as typed', async () => {
  mount(<SignUpForm />)
  const field = () => document.querySelector('[name=birthDate]') as HTMLInputElement
  await eventually(() => fill(field(), '31/02/1991'))
  press('Create account')
  await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('31/02/1991')
})

const refusals: [said: string, status: number, body: unknown, atEmail: boolean, text: string][] = [
  ['an address that is registered', 400, 'Email is not unique', true, 'Email is already registered.'],
  ['anything else that is said', 429, { msg: 'Too many tries. Wait 60 seconds.' }, false, 'Wait 60 seconds.'],
  ['a refusal without a text', 502, undefined, false, 'Email is not unique'],
]

// Shows X10.
test.each(refusals)(
  '%s is said where it belongs, and nothing typed is lost',
  async (_, status, body, atEmail, text) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
    await fillIn()
    press('Create account')
    await expect.poll(() => document.body.textContent).toContain(text)
    const email = document.querySelector('[name=email]') as HTMLInputElement
    const described = email.getAttribute('aria-describedby')?.split(' ') ?? []
    const atField = described.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(atField.includes(text)).toBe(atEmail)
    expect(email.value).toBe('asha@example.com')
  },
)
