// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLanguage } from './language.ts'

const hindi = () => document.querySelector<HTMLAnchorElement>('[data-language=hi]')
let left: string[]

/** Opens a page, coming from `referrer`. */
function open(path: string, { own = 'en', referrer = '', type = 'navigate' } = {}): void {
  window.history.replaceState(null, '', path)
  const link = (language: string, href: string) =>
    `<a data-language="${language}" href="${href}"${language === own ? ' aria-current="true"' : ''}></a>`
  document.body.innerHTML = link('en', '/') + link('hi', '/hi')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  keepLanguage()
}

beforeEach(() => {
  left = []
  vi.spyOn(location, 'replace').mockImplementation((address) => void left.push(String(address)))
})

afterEach(() => localStorage.clear())

/** The visitor has pressed the link to Hindi on another day. */
const readOnInHindi = () => open('/hi', { own: 'hi', referrer: `${location.origin}/` })

// Shows B109.
test('a visitor who read on in Hindi goes on in it from the home page, until they read on in English', () => {
  open('/')
  readOnInHindi()
  expect(left).toEqual([])
  open('/?coupon=DIWALI10#faq', { referrer: 'https://search.example.com/' })
  expect(left).toEqual([`${location.origin}/hi?coupon=DIWALI10#faq`])
  open('/c/lamps', { referrer: `${location.origin}/hi/c/lamps` })
  open('/')
  expect(left).toHaveLength(1)
})

// Shows B109.
test('going back to the home page, and other pages, stay in the language of their address', () => {
  readOnInHindi()
  open('/', { type: 'back_forward' })
  open('/c/lamps')
  expect(left).toEqual([])
})

// Shows B109.
test('the link to another language keeps the search, the filters, the variant and the part of the page', () => {
  open('/c/lamps')
  window.history.replaceState(null, '', '/c/lamps?brand=deepak#reviews')
  hindi()?.click()
  expect([hindi()?.search, hindi()?.hash]).toEqual(['?brand=deepak', '#reviews'])
})
