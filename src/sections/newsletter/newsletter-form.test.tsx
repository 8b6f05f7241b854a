// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { OutcomeLine } from '../../features/newsletter/outcome.tsx'
import { openSite, type RuleSet } from '../../shared/site-now.ts'
import NewsletterForm from './newsletter-form.island.tsx'

afterEach(() => {
  openSite({ messages: {}, rules: 'storefront' })
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Lines of the mark before what is said. */
const marked = (html = document.body.innerHTML) => html.match(/<svg.*?<\/svg>/s)?.[0].match(/ d="[^"]*"/g)
const markOf = (good: boolean) => marked(renderToStaticMarkup(<OutcomeLine outcome={{ good, text: '' }} />))

test.each([
  ['SUBSCRIBED', 'Subscription successful!'],
  ['PENDING', 'Subscription successful!\nOpen the link in the email that we sent you.'],
])('a visitor who is %s is told what follows', async (status, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { email: 'asha@example.com', status } }))
  mount(<NewsletterForm label="Email" placeholder="" submitText="Subscribe" note="" />)
  await eventually(() => fill(document.querySelector('input') as HTMLInputElement, 'asha@example.com'))
  press('Subscribe')
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe(text)
  expect(marked()).toEqual(markOf(true))
})

test('a refused subscription says why, reports no success, and keeps the text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'Try again in a minute.' }, { status: 429 }))
  mount(<NewsletterForm label="Email" placeholder="" submitText="Subscribe" note="" />)
  await eventually(() => fill(document.querySelector('input') as HTMLInputElement, 'asha@example.com'))
  press('Subscribe')
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBeTruthy()
  expect(document.querySelector('[role=status]')?.textContent).not.toContain('successful')
  expect(marked()).toEqual(markOf(false))
  expect(document.querySelector('input')?.value).toBe('asha@example.com')
})

const nothingTyped: [RuleSet, string][] = [
  ['storefront', 'Please enter a valid email address.'],
  ['events', 'Email required'],
]

// Shows V2, B11.
test.each(nothingTyped)('by the rules of %s an empty field is told by: %s', async (rules, text) => {
  openSite({ messages: {}, rules })
  mount(<NewsletterForm label="Email" placeholder="" submitText="Subscribe" note="" />)
  await eventually(() => press('Subscribe'))
  await expect.poll(() => document.body.textContent).toContain(text)
})
