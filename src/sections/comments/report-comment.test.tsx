// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { made, page, server, show, shown } from '../../../tests/support/screens/comments-area.tsx'
import { press } from '../../../tests/support/screens/mount.tsx'
import { forgetToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'

// Shows B94.
test('a comment is reported with a reason, by who is signed in', async () => {
  server.held = [made(1, 'Buy soap')]
  await show()
  await expect.poll(shown).toHaveLength(1)
  press('Report the comment of Kavya Nair')
  await expect.poll(page).toContain('What is wrong with it?')
  const rude = document.querySelector<HTMLInputElement>('[value=RUDE]')
  rude?.click()
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void server.told.push(text))
  press('Send report')
  await expect.poll(() => server.told).toEqual(['Thank you. We will look at this comment.'])
  const sent = server.asked.find(({ path }) => path.endsWith('/reports'))
  expect(sent).toEqual({ path: '/api/v1/comments/c1/reports', body: { reason: 'RUDE' } })
})

test('a report that could not be sent stays open with its reason, which is told', async () => {
  server.held = [made(1, 'Buy soap')]
  server.answer = () => Response.json({ msg: 'Not now.' }, { status: 409 })
  await show()
  await expect.poll(shown).toHaveLength(1)
  press('Report the comment of Kavya Nair')
  await expect.poll(page).toContain('What is wrong with it?')
  document.querySelector<HTMLInputElement>('[value=RUDE]')?.click()
  press('Send report')
  await expect.poll(() => server.told).toEqual(['Not now.'])
  expect(page()).toContain('What is wrong with it?')
  expect(document.querySelector<HTMLInputElement>('[value=RUDE]')?.checked).toBe(true)
})

test('a signed-out visitor signs in before reporting', async () => {
  forgetToken()
  server.held = [made(1, 'Buy soap')]
  await show()
  await expect.poll(shown).toHaveLength(1)
  press('Report the comment of Kavya Nair')
  expect(server.assign).toHaveBeenCalledWith('/login?from=%2Fblog%2Findigo')
})
