import type { Page } from '@playwright/test'
import { openBuilder } from './support/builder.ts'
import { at, expect, password, test } from './support/shop.ts'

const first = 'Made by hand, for the house you come home to'

async function signInAsOwner(page: Page): Promise<void> {
  await page.goto(at('shop', '/login'))
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('shop', '/admin/dashboard'))
}

/** Into a room of the admin, through the menu that a phone hides behind a button. */
async function go(page: Page, room: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: room }).click()
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible()
}

/** What a visitor's browser, which knows nobody, is shown. */
async function heroHeading(page: Page): Promise<string> {
  const answer = await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}/`, {
    headers: { host: new URL(at('shop')).host },
  })
  return /<h[12][^>]*>([^<]*)<\/h[12]>/.exec(await answer.text())?.[1] ?? ''
}

// One site and one home page, so one after the other.
test.describe.configure({ mode: 'serial' })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the owner changes the home page by eye, publishes it, and takes it back', async ({ page }) => {
      test.setTimeout(150_000)
      await signInAsOwner(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohan')
      await expect(page.getByText('To do')).toBeVisible()

      await go(page, 'Pages')
      await page.getByRole('link', { name: 'Aangan' }).last().click()
      const builder = openBuilder(page)
      await expect(builder.canvas.getByRole('heading', { name: first })).toBeVisible()

      const heading = `Made by hand, seen at ${width}`
      const fields = await builder.choose(first)
      await fields.getByRole('button', { name: first }).click()
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
      await page.getByRole('button', { name: /^Testimonials/ }).last().click()
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
      await expect.poll(() => heroHeading(page), { timeout: 1_000 }).toBe(heading)

      const again = await builder.choose(heading)
      await again.getByRole('button', { name: heading }).click()
      await again.getByLabel('Heading', { exact: true }).fill('A second thought')
      await builder.closeSheet()
      await builder.saved()
      await builder.publish()
      await expect.poll(() => heroHeading(page), { timeout: 1_000 }).toBe('A second thought')

      await page.getByRole('button', { name: 'Versions', exact: true }).click()
      const versions = page.getByRole('dialog', { name: 'Versions' })
      await expect(versions.getByText(heading).first()).toBeVisible()
      await expect(versions.getByText('A second thought').first()).toBeVisible()
      await expect(versions.getByText('Rohan Kulkarni').first()).toBeVisible()
      await page.screenshot({ path: `.cache/results/versions-${width}.png` })
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
  await page.waitForTimeout(300)
  await page.mouse.up()
  await page.waitForTimeout(400)
}
