import type { Page } from '@playwright/test'
import { openBuilder } from './support/builder.ts'
import { plainProduct } from './support/catalogue.ts'
import { placeOrder } from './support/order.ts'
import { emailOf, expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

const first = 'Made by hand, for the house you come home to'

async function signInAsOwner(page: Page): Promise<void> {
  await page.goto(here('/login'))
  await page.getByLabel('Email').fill(emailOf('owner'))
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(here('/admin/dashboard'))
}

/** Into a room of the admin, through the menu that a phone hides behind a button. */
async function go(page: Page, room: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: room }).click()
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible()
}

/** Heading of the home page, as a new visitor sees it. */
async function heroHeading(page: Page): Promise<string> {
  const answer = await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}/`, {
    headers: { host: new URL(here()).host },
  })
  return /<h[12][^>]*>([^<]*)<\/h[12]>/.exec(await answer.text())?.[1] ?? ''
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : ['@deep'] }, () => {
    test.use({ viewport: { width, height } })

    // Shows R15, R20.
    test('the owner changes the home page by eye, publishes it, and takes it back', async ({ page }) => {
      test.setTimeout(150_000)
      await signInAsOwner(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohan')
      await expect(page.getByText('To do')).toBeVisible()

      await go(page, 'Pages')
      await page.getByRole('main').getByRole('link', { name: 'Home Home page' }).click()
      const builder = openBuilder(page)
      await expect(builder.canvas.getByRole('heading', { name: first })).toBeVisible()

      const heading = `Made by hand, seen at ${width}`
      const fields = await builder.choose(first)
      await fields.getByRole('button', { name: first, exact: true }).click()
      await fields.getByLabel('Heading', { exact: true }).fill(heading)
      await expect(builder.canvas.getByRole('heading', { name: heading })).toBeVisible()
      await builder.closeSheet()

      const before = await builder.names()
      await builder.row('New this week').getByRole('button', { name: /^Drag/ }).scrollIntoViewIfNeeded()
      await drag(page, builder.row('New this week').getByRole('button', { name: /^Drag/ }), builder.row('Eight rooms'))
      const dragged = await builder.names()
      expect(dragged.indexOf('New this week')).toBeLessThan(dragged.indexOf(before[1] ?? ''))

      await builder.choose('From their hands')
      await builder.closeSheet()
      await page.locator('body').press('Alt+ArrowUp')
      const moved = await builder.names()
      expect(moved.indexOf('From their hands to yours')).toBe(dragged.indexOf('From their hands to yours') - 1)
      await builder.closeSheet()

      await builder.search('testimonials')
      await page
        .getByRole('button', { name: /^Testimonials in a grid/ })
        .last()
        .click()
      await builder.closeSheet()
      const added = await builder.names()
      await builder.closeSheet()
      expect(added).toHaveLength(before.length + 1)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      expect(await builder.names()).toEqual(moved)
      await builder.closeSheet()
      await page.getByRole('button', { name: 'Redo', exact: true }).click()
      expect(await builder.names()).toEqual(added)
      await builder.closeSheet()

      if (width > 1000) {
        for (const [name, wide] of [
          ['Phone, 360 px', 360],
          ['Tablet, 768 px', 768],
          ['Computer, 1280 px', 1280],
        ] as const) {
          await page.getByRole('button', { name }).click()
          await expect.poll(() => innerWidth(page)).toBe(wide)
        }
      } else {
        expect(await innerWidth(page)).toBe(360)
      }

      await builder.saved()
      expect(await heroHeading(page)).toBe(first)
      await builder.publish()
      await expect.poll(() => heroHeading(page)).toBe(heading)

      const again = await builder.choose(heading)
      await again.getByRole('button', { name: heading, exact: true }).click()
      await again.getByLabel('Heading', { exact: true }).fill('A second thought')
      await expect(builder.canvas.getByRole('heading', { name: 'A second thought' })).toBeVisible()
      await builder.closeSheet()
      await builder.saved()
      await builder.publish()
      await expect.poll(() => heroHeading(page)).toBe('A second thought')

      await page.getByRole('button', { name: 'Versions', exact: true }).click()
      const versions = page.getByRole('dialog', { name: 'Versions' })
      await expect(versions.getByText(heading).first()).toBeVisible()
      await expect(versions.getByText('A second thought').first()).toBeVisible()
      await expect(versions.getByText('Rohan Kulkarni').first()).toBeVisible()

      await versions.getByRole('button', { name: /^Version 1\b/ }).click()
      await versions.getByRole('button', { name: 'Restore this version' }).click()
      await page.getByRole('button', { name: 'Restore version' }).click()
      await expect(builder.canvas.getByRole('heading', { name: first })).toBeVisible()
      expect(await builder.names()).toEqual([first, ...before.slice(1)])
      await builder.closeSheet()
      expect(await heroHeading(page)).toBe('A second thought')
      await builder.publish()
      await expect.poll(() => heroHeading(page)).toBe(first)
    })

    test('a price that the owner changes is the price in the shop', async ({ page }) => {
      const { name, path } = await plainProduct(page)
      await signIn(page, emailOf('owner'))
      await page.goto(here(`/admin/products?q=${encodeURIComponent(name)}`))
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const price = page.getByRole('textbox', { name: 'Price', exact: true })
      const before = await price.inputValue()
      const wanted = '411.50'
      await price.fill(wanted)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Unsaved changes')).toBeHidden()

      await page.goto(here(`/p/${path}`))
      await expect(page.getByRole('main').getByText(`₹${wanted}`).first()).toBeVisible()
      await page.goto(here(`/search?q=${encodeURIComponent(name)}`))
      await expect(page.getByRole('main').getByText(`₹${wanted}`).first()).toBeVisible()

      // And back again, without leaving the list.
      await page.goto(here(`/admin/products?q=${encodeURIComponent(name)}`))
      await page
        .getByRole('button', { name: `Change price and stock of ${name}` })
        .first()
        .click()
      await page.getByLabel('Price', { exact: true }).fill(before)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Price and stock saved')).toBeVisible()
      await page.goto(here(`/p/${path}`))
      await expect(
        page
          .getByRole('main')
          .getByText(`₹${before.replace(/\.00$/, '')}`)
          .first(),
      ).toBeVisible()
    })

    // Shows S89.
    test('an order goes from placed to delivered, and the customer sees it', { tag: '@deep' }, async ({ page }) => {
      const { email } = await newShopper(page)
      const { token, orderId, number } = await placeOrder(page, email)
      await signIn(page, emailOf('owner'))
      await page.goto(here('/admin/orders'))
      await page.getByRole('link', { name: new RegExp(String(number)) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(number))
      await page.getByRole('button', { name: 'Mark as packed' }).click()
      await page.getByRole('button', { name: 'Ship', exact: true }).click()
      const ship = page.getByRole('dialog')
      await ship.getByLabel('Courier').fill('Delhivery')
      await ship.getByLabel(/Tracking number/).fill('4471 2093')
      await ship.getByRole('button', { name: 'Mark as shipped' }).click()
      await page.getByRole('button', { name: 'Mark as delivered' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByLabel(/note/i).first().fill('Called ahead: the dog is friendly.')
      await page.getByRole('button', { name: /^(Add|Keep|Save) (the )?note/ }).click()
      await expect(page.getByText('Called ahead: the dog is friendly.')).toBeVisible()

      await page.evaluate((kept) => localStorage.setItem('user-auth-token', kept), token)
      await page.goto(here(`/setting/orders/${orderId}`))
      await expect(page.getByText('Delivered').first()).toBeVisible()
      await expect(page.getByText(/4471 2093/).first()).toBeVisible()
      await expect(page.getByText('the dog is friendly')).toBeHidden()
    })

    test('an order that was paid for is cancelled, and its money is noted as paid back', { tag: '@deep' }, async ({
      page,
    }) => {
      const { email } = await newShopper(page)
      const { orderId, redirect = '' } = await placeOrder(page, email, 'sandbox')
      await page.goto(here(new URL(redirect, here()).pathname))
      await page.getByRole('button', { name: /^Pay/ }).click()
      await expect(page.getByText('Amount paid')).toBeVisible()

      await signIn(page, emailOf('owner'))
      await page.goto(here(`/admin/orders/${orderId}`))
      await page.getByRole('button', { name: 'More actions for this order' }).click()
      await page.getByRole('menuitem', { name: /^Cancel order/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Reason/).fill('The last piece was broken.')
      await dialog.getByRole('button', { name: 'Cancel order' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Refund', exact: true }).click()
      await dialog.getByRole('radio', { name: /^I have paid it back myself/ }).check()
      await dialog.getByRole('button', { name: 'Mark as refunded' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/was paid back/).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden()
    })

    // Shows P4.
    test('a content editor edits pages, and sees no orders, on the screen or by the API', { tag: '@deep' }, async ({
      page,
    }) => {
      const token = await signIn(page, emailOf('content'))
      await page.goto(here('/admin/dashboard'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Imran')
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
      const rooms = page.getByRole('navigation', { name: 'Admin' })
      await expect(rooms.getByRole('link', { name: 'Pages' })).toBeVisible()
      await expect(rooms.getByRole('link', { name: 'Orders' })).toBeHidden()

      await page.goto(here('/admin/orders'))
      await expect(page.getByText('You do not have permission to see this')).toBeVisible()
      for (const path of ['/api/v1/orders', '/api/v1/products', '/api/v1/settings', '/api/v1/newsletter/subscribers']) {
        const answer = await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}${path}`, {
          headers: { host: new URL(here()).host, authorization: `Basic ${token}` },
        })
        expect({ path, status: answer.status() }).toEqual({ path, status: 403 })
      }

      await page.goto(here('/admin/pages?q=makers'))
      await page.getByRole('link', { name: 'Our makers' }).click()
      const builder = openBuilder(page)
      await expect(builder.canvas.locator('[data-puck-component]').first()).toBeVisible()
      await builder.names()
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
    })
  })
}

async function innerWidth(page: Page): Promise<number> {
  const frame = page.frames().find((one) => one.parentFrame() !== null && one.url().startsWith('about:'))
  return (await frame?.evaluate(() => window.innerWidth)) ?? 0
}

async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y - 5, { steps: 5 })
  await page.mouse.move(start.x + start.width / 2, end.y + 6, { steps: 15 })
  // The others make room for it.
  await expect.poll(async () => (await to.boundingBox())?.y).not.toBe(end.y)
  await page.mouse.up()
  await expect(page.locator('[data-dnd-dragging], [data-dnd-dropping]')).toHaveCount(0)
}
