import type { Browser, Page } from '@playwright/test'
import { mailTo } from './support/mails.ts'
import { callShop, emailOf, expect, here, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })

/** The link in the mail to an address. */
async function linkFor(page: Page, email: string): Promise<string> {
  const [, invitation] = /\/admin\/invitation\?token=([\w-]{43})/.exec(await mailTo(page, email, /./)) ?? []
  return here(`/admin/invitation?token=${invitation}`)
}

/** The invited person, in a browser of their own. */
async function join(browser: Browser, link: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: /^Work on / })).toBeVisible()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await page.getByLabel('First name').fill('Kavya')
  await page.getByLabel('Last name').fill('Iyer')
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  return page
}

// Shows B61.
test('a colleague is invited, works with their role, gets another one, and is removed', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const email = emailOf('colleague')
  const token = await signIn(page, emailOf('owner'))
  const { data: settings } = await callShop(page, '/api/v1/settings', { token })
  const data = { revision: settings.revision, sells: true }
  await callShop(page, '/api/v1/settings', { token, method: 'PATCH', data })
  await page.goto(here('/admin/staff'))
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a team member' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Choose a role.')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption({ label: 'Viewer' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible()

  const theirs = await join(browser, await linkFor(page, email), email)
  const areas = theirs.getByRole('navigation', { name: 'Admin' })
  await areas.getByRole('link', { name: 'Products' }).click()
  await expect(theirs.getByText('You can look at this, but not change it.')).toBeVisible()
  await expect(theirs.getByText('There are no products yet')).toBeVisible()
  await expect(theirs.getByRole('link', { name: /New product/ })).toHaveCount(0)
  await expect(areas.getByRole('link', { name: 'Staff' })).toHaveCount(0)

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Change role…' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Orders' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Orders', { exact: true })).toBeVisible()
  await theirs.reload()
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(areas.getByRole('link', { name: 'Products' })).toHaveCount(0)

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  // An open dialog hides the rest of the page from queries by role.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.context().close()
})

// Shows B63.
test('a role is made, read across, and what was done stands in the activity with before and after', {
  tag: '@deep',
}, async ({ page }) => {
  const name = 'Night shift'
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/staff/roles'))
  const table = page.getByRole('table', { name: 'What each role may do' })
  await expect(table.getByRole('columnheader', { name: /^Manager/ })).toBeVisible()
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect(dialog.getByText('Choose what this role may do.')).toBeVisible()
  await dialog.getByLabel(/^Orders and customers/).check()
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect(table.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()

  await page.getByRole('button', { name: `Actions for the role ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await dialog.getByLabel(/^Catalogue/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByLabel('Search by person or name').fill(name)
  const entries = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  await expect(entries.filter({ hasText: 'Changed a role' })).toHaveCount(1)
  await entries.filter({ hasText: 'Changed a role' }).getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Changes' })).toContainText('catalogue')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check the record' }).click()
  await expect(page.getByText('entries are as they were written')).toBeVisible()
})

test('on a phone the days of the activity can be typed, and the names of roles are whole', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/staff/activity'))
  await page.getByRole('button', { name: 'Filters' }).click()
  for (const name of ['From', 'To']) {
    const field = page.getByRole('textbox', { name, exact: true })
    await expect(field).toBeVisible()
    expect((await field.boundingBox())?.width).toBeGreaterThan(120)
  }
  await page.goto(here('/admin/staff/roles'))
  const role = page.getByRole('columnheader', { name: /^Catalogue/ })
  await expect(role).toBeVisible()
  const lines = await role.evaluate((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode() && walker.currentNode.textContent !== 'Catalogue');
    range.selectNodeContents(walker.currentNode)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
