import type { Locator, Page } from '@playwright/test'
import type { Builder } from './support/builder.ts'
import { newPage, openPage, somebodyElse, words } from './support/own-page.ts'
import { callShop, emailOf, expect, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(150_000)

const heading = (fields: Locator) => fields.getByLabel('Heading', { exact: true })
const shows = (builder: Builder, name: string) => expect(builder.canvas.getByRole('heading', { name })).toBeVisible()

async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeHidden()
}

/** Records the toolbar's save status from now on. */
async function watchNote(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => said.push(document.querySelector('header [role="status"]')?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)])
}

/** Stops the heartbeat, so that an editor learns of a takeover only when they save. */
async function withoutHeartbeat(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setInterval
    const seldom = (act: TimerHandler, every?: number) => (every === 20_000 ? 0 : real(act, every))
    Object.assign(window, { setInterval: seldom })
  })
}

test('an editor whose page is taken over is stopped at once, is never told that it was saved, and is offered the text back', async ({
  page,
  browser,
}) => {
  const { id, token } = await newPage(page, [words('a', 'As it was'), words('b', 'Beside it')])
  const stored = async () =>
    (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections[0].props.heading
  await withoutHeartbeat(page)
  const mine = await openPage(page, id)
  await mine.saved()
  const other = await somebodyElse(browser, emailOf('content'))
  await withoutHeartbeat(other)
  const theirs = await openPage(other, id)
  await expect(other.getByText(/Rohan Kulkarni is editing this page/)).toBeVisible()
  await expect(heading(await theirs.choose('As it was'))).toBeDisabled()
  await takeOver(other)

  // The first editor learns of the takeover only from the reply to their save.
  const fields = await mine.choose('As it was')
  const said = await watchNote(page)
  await heading(fields).fill('Typed by Rohan too late')
  await expect(page.getByText(/Imran Qureshi took over this page at .* not saved/)).toBeVisible()
  await expect(heading(fields)).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(mine.row('Beside it').getByRole('button', { name: 'Drag Beside it' })).toBeDisabled()
  for (const keys of ['Control+d', 'Delete', 'Alt+ArrowDown', 'Control+z']) await page.locator('body').press(keys)
  expect(await mine.names()).toEqual(['Typed by Rohan too late', 'Beside it'])
  expect(await said()).not.toContain('Saved')

  // Who took over saves on top of what they read, at the first try.
  await heading(await theirs.choose('As it was')).fill('Written by Imran')
  await theirs.saved()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect.poll(stored).toBe('Written by Imran')

  await takeOver(page)
  await shows(mine, 'Written by Imran')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await shows(mine, 'Typed by Rohan too late')
  await mine.saved()
  await expect.poll(stored).toBe('Typed by Rohan too late')
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden()

  // And the other way round.
  await heading(await theirs.choose('Written by Imran')).fill('Typed by Imran too late')
  await expect(other.getByText(/Rohan Kulkarni took over this page/)).toBeVisible()
  await expect(other.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await other.context().close()
})

test('an editor whose page was taken over finds the text again on opening the page, until they discard it', {
  tag: '@deep',
}, async ({ page, browser }) => {
  const { id } = await newPage(page, [words('a', 'As it was')])
  const mine = await openPage(page, id)
  await mine.saved()
  const other = await somebodyElse(browser, emailOf('content'))
  await openPage(other, id)
  await takeOver(other)
  await heading(await mine.choose('As it was')).fill('Typed by Rohan too late')
  await expect(page.getByText(/Imran Qureshi took over this page/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/Imran Qureshi is editing this page/)).toBeVisible()
  await shows(mine, 'As it was')
  await takeOver(page)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden()
  await shows(mine, 'As it was')
  await page.reload()
  await mine.saved()
  await shows(mine, 'As it was')
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden()
  await other.context().close()
})

test('a page that is published or closed at the moment of a take-over stays as it was', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const { id, token } = await newPage(page, [words('a', 'As it was')])
  const mine = await openPage(page, id)
  await mine.saved()
  const other = await somebodyElse(browser, emailOf('content'))
  await openPage(other, id)
  await takeOver(other)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Not published')).toBeVisible()
  await expect(page.getByText(/Imran Qureshi took over this page/)).toBeVisible()

  await takeOver(page)
  const { data: before } = await callShop(page, `/api/v1/pages/${id}`, { token })
  expect(before.publishedVersion).toBe(null)
  await expect(other.getByText(/Rohan Kulkarni took over this page/)).toBeVisible({ timeout: 25_000 })
  await takeOver(other)
  // Closed before anything could be sent, and before the server could say no.
  await heading(await mine.choose('As it was')).fill('Typed by Rohan while leaving')
  await shows(mine, 'Typed by Rohan while leaving')
  await page.reload()
  await expect(page.getByText(/Imran Qureshi is editing this page/)).toBeVisible()
  await takeOver(page)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await shows(mine, 'Typed by Rohan while leaving')
  await other.context().close()
})

test('neither of two tabs of one person forgets what the other has to save', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const { id, token } = await newPage(page, [words('a', 'As it was')])
  const stored = async () =>
    (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections[0].props.heading
  const first = await openPage(page, id)
  await first.saved()
  const tab = await context.newPage()
  const second = await openPage(tab, id)
  await expect(tab.getByText(/You have this page open in another tab/)).toBeVisible()
  await takeOver(tab)
  await heading(await first.choose('As it was')).fill('Typed in the first tab')
  await expect(page.getByText(/You took over this page in another tab/)).toBeVisible()
  await heading(await second.choose('As it was')).fill('Typed in the second tab')
  await expect.poll(stored).toBe('Typed in the second tab')

  await takeOver(page)
  await shows(first, 'Typed in the second tab')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await shows(first, 'Typed in the first tab')
  await first.saved()
})

test('a reader gets the page back, as it was left, once the other editor has gone', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const { id } = await newPage(page, [words('a', 'As it was')])
  const other = await somebodyElse(browser, emailOf('content'))
  const theirs = await openPage(other, id)
  await theirs.saved()
  await page.clock.install()
  const mine = await openPage(page, id)
  await expect(page.getByText(/Imran Qureshi is editing this page/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^View only$/ })).toBeVisible()
  await heading(await theirs.choose('As it was')).fill('As Imran left it')
  await theirs.saved()
  await other.goto('about:blank')
  // The release of the lock may reach the server after the next heartbeat.
  const beat = async () => {
    await page.clock.fastForward('00:20')
    return page.getByRole('button', { name: 'Take over' }).isVisible()
  }
  await expect.poll(beat).toBe(false)
  await shows(mine, 'As Imran left it')
  await heading(await mine.choose('As Imran left it')).fill('And Rohan went on')
  await mine.saved()
  await other.context().close()
})
