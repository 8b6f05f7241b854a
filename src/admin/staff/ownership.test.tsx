// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, press, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)

type Person = Awaited<ReturnType<typeof one.signIn>>

const owner = () => one.signIn({ userType: 'ADMIN' })
const colleague = () => one.signIn({ userType: 'STAFF', permissions: ['orders'] })
const offers = async ({ token }: Person) => (await one.call('GET', '/api/v1/ownership', { token })).body.data
const isOwner = async (asked: Person, { email }: Person) => {
  const { body } = await one.call('GET', '/api/v1/staff', { token: asked.token })
  return body.data.find((member: { email: string }) => member.email === email)?.isOwner
}
const offer = ({ token }: Person, to: Person, stays = true) =>
  one.call('POST', '/api/v1/ownership', { token, body: { to: to.id, stays } })
const asked = /offers you the ownership of/

test('an owner offers the site to a colleague, reads what becomes of them, and waits for the answer', async () => {
  const [me, other] = [await owner(), await colleague()]
  const user = await openScreen('/staff', { as: me })
  await choose(user, await rowOf(other.email), 'Offer ownership…')
  const question = await dialog()
  question.getByText(/You go on as a manager then\.$/)
  await user.click(question.getByRole('checkbox', { name: 'I stay an owner too' }))
  await question.findByText(/You stay an owner too\.$/)
  await press(user, 'Offer ownership', question)
  await page().findByText(/has yet to accept the ownership that you have offered\.$/)
  expect(await offers(me)).toMatchObject([{ to: { _id: other.id }, stays: true }])
  expect(await isOwner(me, other)).toBe(false)
})

test('an offer is accepted on the dashboard; an owner who does not stay is none from then on', async () => {
  const [me, other] = [await owner(), await colleague()]
  await offer(me, other, false)
  const user = await openScreen('/dashboard', { as: other })
  await page().findByText(asked)
  await press(user, 'Accept')
  await page().findByText('You are an owner now')
  await expect.poll(() => page().queryByText(asked)).toBeNull()
  expect(await isOwner(other, other)).toBe(true)
  expect(await isOwner(other, me)).toBe(false)
})

test('an offer is declined, and both are what they were', async () => {
  const [me, other] = [await owner(), await colleague()]
  await offer(me, other)
  const user = await openScreen('/dashboard', { as: other })
  await press(user, 'Decline')
  await page().findByText('Declined')
  await expect.poll(() => page().queryByText(asked)).toBeNull()
  expect(await offers(me)).toEqual([])
  expect(await isOwner(me, other)).toBe(false)
})

test('an offer is taken back, and may be made to another colleague', async () => {
  const [me, other, third] = [await owner(), await colleague(), await colleague()]
  await offer(me, other)
  const user = await openScreen('/staff', { as: me })
  await press(user, 'Take it back')
  await page().findByText('Offer taken back')
  await expect.poll(() => page().queryByText(/has yet to accept/)).toBeNull()
  expect(await offers(other)).toEqual([])
  await choose(user, await rowOf(third.email), 'Offer ownership…')
  await press(user, 'Offer ownership', await dialog())
  await page().findByText(/has yet to accept/)
  expect(await offers(me)).toMatchObject([{ to: { _id: third.id } }])
})

test('an offer that was taken back meanwhile is refused to who accepts it', async () => {
  const [me, other] = [await owner(), await colleague()]
  await offer(me, other)
  const user = await openScreen('/dashboard', { as: other })
  await page().findByText(asked)
  await one.call('DELETE', `/api/v1/ownership/${me.id}`, { token: me.token })
  await press(user, 'Accept')
  await page().findByText('This offer is no longer open.')
  expect(await isOwner(me, other)).toBe(false)
})

test('a second offer is refused while the first one waits', async () => {
  const [me, other, third] = [await owner(), await colleague(), await colleague()]
  await offer(me, other)
  const user = await openScreen('/staff', { as: me })
  await choose(user, await rowOf(third.email), 'Offer ownership…')
  const question = await dialog()
  await press(user, 'Offer ownership', question)
  await question.findByText(/^The site has already been offered to .*\. Withdraw that offer first\.$/)
  expect(await offers(third)).toEqual([])
})

test('an offer is shown to who was asked and to no other colleague; staff who are no owners offer none', async () => {
  const [me, other, third] = [
    await owner(),
    await colleague(),
    await one.signIn({ userType: 'STAFF', permissions: ['staff'] }),
  ]
  await offer(me, other)
  const user = await openScreen('/staff', { as: third })
  const row = await rowOf(other.email)
  expect(page().queryByRole('region', { name: 'Ownership' })).toBeNull()
  const menu = row.querySelector<HTMLElement>('[aria-label^="Actions for"]')
  if (!menu) throw new Error('the colleague has no menu')
  await user.click(menu)
  await page().findByRole('menuitem', { name: 'Remove…' })
  expect(page().queryByRole('menuitem', { name: 'Offer ownership…' })).toBeNull()
})
