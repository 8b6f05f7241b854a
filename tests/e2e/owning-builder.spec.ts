import type { Page } from '@playwright/test'
import { sampleOf } from '../support/enumerations/sample.ts'
import { newPage, openPage as open, somebodyElse, words } from './support/own-page.ts'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })

/** Until the mark is taken away, no draft leaves this browser, not even while its window is being closed. */
async function cutOff(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('cut-off', 'yes'))
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      String(input).endsWith('/draft') && localStorage.getItem('cut-off')
        ? Promise.reject(new TypeError('no connection'))
        : real(input, init)
  })
}

type Saved = { id: string; token: string; revision: number; heading: string }

/** Saves a page without the builder, as a program does. */
async function saveAs(page: Page, { id, token, revision, heading }: Saved): Promise<void> {
  const document = { schemaVersion: 1, sections: [words('a', heading)] }
  await callShop(page, `/api/v1/pages/${id}/draft`, { token, method: 'PUT', data: { revision, document } })
}

test('changes that did not reach the server come back after the window was closed', async ({ page }) => {
  const { id } = await newPage(page, [words('a', 'As it was')])
  await cutOff(page)
  const builder = await open(page, id)
  const fields = await builder.choose('As it was')
  await fields.getByLabel('Heading', { exact: true }).fill('Typed without a connection')
  await expect(page.getByText('Not saved yet')).toBeVisible()

  await page.reload()
  await expect(builder.canvas.getByRole('heading', { name: 'As it was' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('cut-off'))
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(builder.canvas.getByRole('heading', { name: 'Typed without a connection' })).toBeVisible()
  await builder.saved()
  await page.reload()
  await expect(builder.canvas.getByRole('heading', { name: 'Typed without a connection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden()
})

test('text typed a moment before the builder is left is saved', { tag: '@deep' }, async ({ page }) => {
  const { id, token } = await newPage(page, [words('a', 'As it was')])
  const heading = async () =>
    (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections[0].props.heading
  const builder = await open(page, id)
  await builder.saved()
  await (await builder.choose('As it was')).getByLabel('Heading', { exact: true }).fill('Left by a link')
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await expect.poll(heading).toBe('Left by a link')

  await open(page, id)
  await (await builder.choose('Left by a link')).getByLabel('Heading', { exact: true }).fill('Left by closing')
  await expect(builder.canvas.getByRole('heading', { name: 'Left by closing' })).toBeVisible()
  await page.goto('about:blank')
  await expect.poll(heading).toBe('Left by closing')
})

test('a program’s change is not overwritten, and typed text is restored', { tag: '@deep' }, async ({ page }) => {
  const { id, token } = await newPage(page, [words('a', 'As it was')])
  const builder = await open(page, id)
  await builder.saved()
  await saveAs(page, { id, token, revision: 2, heading: 'Written by a program' })

  const own = await builder.choose('As it was')
  await own.getByLabel('Heading', { exact: true }).fill('Written by Rohan')
  const dialog = page.getByRole('dialog', { name: 'Another user saved this page' })
  await expect(dialog.getByRole('button', { name: 'Load the saved page' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Load the saved page' }).click()
  await expect(builder.canvas.getByRole('heading', { name: 'Written by a program' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(builder.canvas.getByRole('heading', { name: 'Written by Rohan' })).toBeVisible()
  await builder.saved()
})

test('the second of two who change the title of a page is told and decides', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const { id } = await newPage(page, [words('a', 'Any words')])
  const other = await somebodyElse(browser, emailOf('content'))
  const settings = async (whose: Page) => {
    await open(whose, id)
    await whose.getByRole('button', { name: 'Page settings' }).click()
    const dialog = whose.getByRole('dialog', { name: 'Page settings' })
    await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
    return dialog
  }
  const [mine, theirs] = [await settings(page), await settings(other)]
  await theirs.getByRole('textbox', { name: 'Title', exact: true }).fill('Title of Imran')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByRole('textbox', { name: 'Title', exact: true }).fill('Title of Rohan')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Another user changed this to “Title of Imran”.')).toBeVisible()
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine).toBeHidden()
  await expect((await settings(other)).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Title of Rohan',
  )
  await other.context().close()
})

test('sections are hidden, named, doubled, and carried from one page to another', { tag: '@deep' }, async ({
  page,
}) => {
  const from = await newPage(page, [words('a', 'To be carried'), words('b', 'To stay')])
  const to = await newPage(page, [words('z', 'Over there')])
  const builder = await open(page, from.id)
  await builder.choose('To be carried')
  await page.locator('body').press('Control+d')
  expect(await builder.names()).toEqual(['To be carried', 'To be carried', 'To stay'])
  await page.locator('body').press('Delete')
  expect(await builder.names()).toEqual(['To be carried', 'To stay'])

  await builder.row('To stay').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('The last word')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await builder.row('The last word').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(builder.row('The last word').getByText('Hidden')).toBeVisible()

  await builder.choose('To be carried')
  await page.locator('body').press('Control+c')
  await builder.saved()
  await open(page, to.id)
  await builder.choose('Over there')
  await page.locator('body').press('Control+v')
  expect(await builder.names()).toEqual(['Over there', 'To be carried'])
  await builder.saved()
  await builder.publish()
  await page.goto(here(to.path))
  await expect(page.getByRole('heading', { name: 'To be carried' })).toBeVisible()
})

test('a section that is cut is gone from its page, and is pasted on it again', { tag: '@deep' }, async ({ page }) => {
  const { id } = await newPage(page, [words('a', 'To be cut'), words('b', 'Stays')])
  const builder = await open(page, id)
  await builder.choose('To be cut')
  await page.locator('body').press('Control+x')
  await expect.poll(builder.names).toEqual(['Stays'])
  await page.locator('body').press('Control+v')
  await expect.poll(builder.names).toEqual(['Stays', 'To be cut'])
})

test('an invalid value is marked at its field, kept, and not published', async ({ page }) => {
  const { id, path } = await newPage(page, [words('a', 'With an anchor')])
  const builder = await open(page, id)
  const fields = await builder.choose('With an anchor')
  await fields.getByText('Layout and appearance').click()
  await fields.getByRole('textbox', { name: 'Anchor' }).fill('Not An Anchor')
  await expect(fields.getByText('Use small letters, digits and hyphens.')).toBeVisible()
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Not published')).toBeVisible()
  expect(
    (
      await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}${path}`, {
        headers: { host: new URL(here()).host },
      })
    ).status(),
  ).toBe(404)

  await fields.getByRole('textbox', { name: 'Anchor' }).fill('an-anchor')
  await expect(fields.getByText('Use small letters, digits and hyphens.')).toBeHidden()
  await builder.saved()
  await builder.publish()
})

test('an unknown section is a card with its name, and the rest of the page works', { tag: '@deep' }, async ({
  page,
}) => {
  const strange = { id: 'x', type: 'from-elsewhere', props: { heading: 'Kept as it is', deep: { list: [1] } } }
  const { id, path, token } = await newPage(page, [words('a', 'Before'), strange, words('b', 'After')])
  const builder = await open(page, id)
  await expect(builder.canvas.getByText('This site has no section of this type')).toBeVisible()
  await expect(builder.canvas.getByRole('heading', { name: 'After' })).toBeVisible()
  const fields = await builder.choose('Before')
  await fields.getByLabel('Heading', { exact: true }).fill('Changed before')
  await builder.saved()
  const { data } = await callShop(page, `/api/v1/pages/${id}`, { token })
  expect(data.document.sections[1]).toMatchObject(strange)
  await builder.publish()
  await page.goto(here(path))
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible()
})

test('a stranger without an account sees the draft by its preview link', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const { id } = await newPage(page, [words('a', 'Not yet for everybody')])
  await open(page, id)
  await page.getByRole('button', { name: 'Preview link' }).click()
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Not yet for everybody' })).toBeVisible()
  await stranger.context().close()
})

test.describe('pages of a shop', () => {
  test.use({ starter: 'shop' })

  test('templates and the header are edited the same way', { tag: '@deep' }, async ({ page }) => {
    const token = await signIn(page, emailOf('owner'))
    const edited = [
      ['template', 'product', 'Add to bag'],
      ['template', 'category', 'Newest first'],
      ['template', 'login', 'Sign in'],
      ['group', 'header', 'Paper & Play'],
      ['group', 'footer', 'All prices include GST'],
    ] as const
    for (const [kind, key, seen] of sampleOf(edited, ([, key]) => key, 3)) {
      const { data } = await callShop(page, `/api/v1/pages?kind=${kind}&s=100`, { token })
      const found = data.find((one: { key: string }) => one.key === key)
      const builder = await open(page, found._id)
      await expect(
        builder.canvas.locator('[data-puck-component]').getByText(seen).filter({ visible: true }).first(),
      ).toBeVisible()
    }
  })
})
