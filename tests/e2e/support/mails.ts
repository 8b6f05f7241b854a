import type { APIRequestContext, Page } from '@playwright/test'
import { at, emailOf, operator, password } from './addresses.ts'
import { callShop, expect } from './shop.ts'

/** A mail with a link or a code is stored without it until sending was tried. */
const beforeSending = /is not kept/

/** The text of the newest mail to the address about something, by its subject, once the site has sent one. */
export async function mailTo(page: Page, email: string, about: RegExp, ownerToken?: string): Promise<string> {
  const token = ownerToken ?? (await callShop(page, '/api/io/crm/login', { data: owner() })).loginToken
  const find = async (): Promise<string | undefined> => {
    const { data } = await callShop(page, `/api/v1/mails?q=${encodeURIComponent(email)}`, { token })
    return data.find(({ subject }: { subject: string }) => about.test(subject))?._id
  }
  let text = ''
  const read = async () => {
    const id = await find()
    if (!id) return false
    text = (await callShop(page, `/api/v1/mails/${id}`, { token })).data.text
    return !beforeSending.test(text)
  }
  await expect.poll(read, { timeout: 20_000 }).toBe(true)
  return text
}

const owner = () => ({ email: emailOf('owner'), password })

/** The code in the last mail that the platform has sent to the address. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const host = new URL(at('')).host
  const call = async (path: string, options: { data?: object; token?: string } = {}) => {
    const headers = { host, ...(options.token ? { authorization: `Basic ${options.token}` } : {}) }
    const answer = await request.fetch(at('', path), {
      method: options.data ? 'POST' : 'GET',
      headers,
      data: options.data,
    })
    return answer.json()
  }
  const credentials = { email: operator, password: process.env.HAAT_OPERATOR_PASSWORD }
  const { loginToken: token } = await call('/api/io/crm/login', { data: credentials })
  let code = ''
  await expect
    .poll(
      async () => {
        const { data } = await call(`/api/v1/mails?q=${address}`, { token })
        if (!data?.[0]) return ''
        const { data: mail } = await call(`/api/v1/mails/${data[0]._id}`, { token })
        code = /^\d{6}$/m.exec(mail.text)?.[0] ?? ''
        return code
      },
      { timeout: 20_000 },
    )
    .toMatch(/^\d{6}$/)
  return code
}
