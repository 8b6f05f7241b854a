import { test as base, expect, type Page } from '@playwright/test'
import { at, emailOf, here, password } from './addresses.ts'

export { at, emailOf, here, password }

let count = 0

type Call = { data?: unknown; token?: string; method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' }

/**
 * Calls the current site's API beside the browser. Only browsers know that `*.localhost` is this machine, so the call goes
 * to its address and names the host.
 */
export async function callShop(
  page: Page,
  path: string,
  { data, token, method = data === undefined ? 'GET' : 'POST' }: Call = {},
) {
  const headers = { host: new URL(here()).host, ...(token ? { authorization: `Basic ${token}` } : {}) }
  const answer = await page.request.fetch(`http://127.0.0.1:${process.env.HAAT_PORT}${path}`, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return answer.json()
}

/**
 * A page whose every console error and broken request fails the test. Each test comes from a machine of its own, so that
 * together they do not meet the limits of one.
 */
export const test = base.extend<{ page: Page }>({
  extraHTTPHeaders: async ({ locale: _ }, use, { workerIndex }) => {
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.${count >> 8}.${count++ % 256}` })
  },
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      // The browser itself reports refused calls; what the product makes of them is what the test looks at.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }

export type Shopper = { email: string; firstName: string }

/** A unique mobile number. */
const newMobile = () =>
  `6${String(Date.now()).slice(-6)}${String(process.pid % 10)}${String(count++ % 100).padStart(2, '0')}`

/** A new customer, so that parallel journeys do not share a cart. */
export async function newShopper(page: Page): Promise<Shopper> {
  const email = emailOf(`shopper-${process.pid}-${count++}`)
  await callShop(page, '/api/io/crm/admin/public/customer/create', {
    data: {
      firstName: 'Kavya',
      lastName: 'Nair',
      email,
      password,
      mobileNumber: newMobile(),
      birthDate: '1994-06-12',
      gender: 'FEMALE',
    },
  })
  return { email, firstName: 'Kavya' }
}

/** Signs in by API and keeps the token where the product keeps it. */
export async function signIn(page: Page, email: string): Promise<string> {
  const { loginToken } = await callShop(page, '/api/io/crm/login', { data: { email, password } })
  await page.goto(here('/robots.txt'))
  await page.evaluate((token) => localStorage.setItem('user-auth-token', token), loginToken)
  return loginToken
}

export async function saveAddress(page: Page, token: string): Promise<void> {
  await callShop(page, '/api/io/crm/cuser/address/add', {
    token,
    data: {
      name: 'Kavya Nair',
      mobileNumber: newMobile(),
      line1: '14 Temple Road, Malleshwaram',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
    },
  })
}
