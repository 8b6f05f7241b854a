import { newPage, openPage, words } from './support/own-page.ts'
import { expect, here, newShopper, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

// Shows B48.
test('a section is set to be for those who are signed in; each visitor sees what is for them, from the first moment', async ({
  page,
  browser,
}) => {
  const forGuests = { ...words('b', 'Join us'), when: { signedIn: 'out' } }
  const { id, path } = await newPage(page, [words('a', 'For members'), forGuests])
  const builder = await openPage(page, id)
  const fields = await builder.choose('For members')
  await fields.getByText('Visibility').click()
  await fields.getByLabel('Visitors').selectOption({ label: 'Signed-in visitors only' })
  await expect(fields.getByText('Don’t put secrets here')).toBeVisible()
  await fields.getByLabel('English (India)').check()
  await builder.saved()
  await builder.publish()

  const someone = await browser.newContext()
  const visitor = await someone.newPage()
  const heading = (name: string) => visitor.getByRole('heading', { name })
  await visitor.goto(here(path))
  await expect(heading('Join us')).toBeVisible()
  await expect(heading('For members')).toBeHidden()

  const { email } = await newShopper(visitor)
  await signIn(visitor, email)
  await visitor.goto(here(path), { waitUntil: 'commit' })
  await expect(heading('For members')).toBeVisible()
  await expect(heading('Join us')).toBeHidden()
  // Signed out in another tab, the page that is open follows.
  const other = await someone.newPage()
  await other.goto(here('/robots.txt'))
  await other.evaluate(() => localStorage.removeItem('user-auth-token'))
  await expect(heading('Join us')).toBeVisible()
  await expect(heading('For members')).toBeHidden()
  await someone.close()

  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  await withoutScript.goto(here(path))
  await expect(withoutScript.getByRole('heading', { name: 'Join us' })).toBeVisible()
  await expect(withoutScript.getByRole('heading', { name: 'For members' })).toBeHidden()
  await withoutScript.close()
})
