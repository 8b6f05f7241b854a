import type { Page } from '@playwright/test'
import { password } from './addresses.ts'
import { callShop, expect } from './shop.ts'

/** The text of the newest mail to the address about something, by its subject, once the shop has sent one. */
export async function mailTo(page: Page, email: string, about: RegExp): Promise<string> {
  const { loginToken: token } = await callShop(page, '/api/io/crm/login', {
    data: { email: 'owner@example.com', password },
  })
  const find = async (): Promise<string | undefined> => {
    const { data } = await callShop(page, `/api/v1/mails?q=${email}`, { token })
    return data.find(({ subject }: { subject: string }) => about.test(subject))?._id
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const { data: mail } = await callShop(page, `/api/v1/mails/${await find()}`, { token })
  return mail.text
}
