import { expect, type Page } from '@playwright/test'
import { openBuilder } from './builder.ts'
import { plainProduct } from './catalogue.ts'
import { placeOrder } from './order.ts'
import { newPage, openPage, words } from './own-page.ts'
import { callShop, emailOf, here, newShopper, signIn } from './shop.ts'

/** Looks at what lies over a screen. `show` opens it, also where a change of the window has shut it. */
export type Look = (name: string, show: () => Promise<void>) => Promise<void>

/** The verbs of a walk through dialogs, menus, sheets and the forms of sections. */
type Walk = {
  page: Page
  go: (address: string) => Promise<void>
  press: (name: string | RegExp) => Promise<void>
  /** Opens one, looks at it at every width, and shuts it again. */
  open: (name: string, act: () => Promise<void>) => Promise<void>
  look: Look
}

export function beginDialogs(page: Page, look: Look): Walk {
  const over = page.getByRole('dialog').or(page.getByRole('menu')).filter({ visible: true })
  const shut = async () => {
    for (let left = await over.count(); left > 0; left = await over.count()) {
      await page.keyboard.press('Escape')
      await expect.poll(() => over.count()).toBeLessThan(left)
    }
  }
  return {
    page,
    look,
    press: (name) => page.getByRole('button', { name }).filter({ visible: true }).first().click(),
    async go(address) {
      await page.goto(here(address))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    },
    async open(name, act) {
      const show = async () => {
        if ((await over.count()) > 0) return
        await act()
        await expect(over.last()).toBeVisible()
      }
      await look(name, show)
      await shut()
    },
  }
}

/** Dialogs by the screens that they lie over. */
export const dialogs: Record<string, (walk: Walk) => Promise<void>> = {
  async 'lists and frame'({ page, go, open, press }) {
    await signIn(page, emailOf('owner'))
    await go('/admin/pages')
    await open('a new page', () => press('New page'))
    await open('the schedule of a page', async () => {
      await press(/^Actions for/)
      await page.getByRole('menuitem', { name: 'Publish later' }).click()
    })
    await go('/admin/brands')
    await open('a brand', () => press('New brand'))
    await go('/admin/categories')
    await open('a category', () => press('New category'))
    await go('/admin/media')
    await open('a picture', () => page.locator('.media-tile').first().click())
    await go('/admin/newsletter')
    await open('an import of subscribers', () => press('Import CSV'))
    await go('/admin/dashboard')
    await open('the menu of the person', async () => {
      if ((page.viewportSize()?.width ?? 0) < 1024) await press('Menu')
      await press(/Rohan Kulkarni/)
    })
  },

  async 'an order'({ page, go, open, press }) {
    const { email } = await newShopper(page)
    const { orderId } = await placeOrder(page, email)
    const token = await signIn(page, emailOf('owner'))
    await go(`/admin/orders/${orderId}`)
    await open('more to do with an order', () => press('More actions for this order'))
    await open('cancelling an order', async () => {
      await press('More actions for this order')
      await page.getByRole('menuitem', { name: /^Cancel order/ }).click()
    })
    const edit = async (name?: RegExp) => {
      await press('More actions for this order')
      await page.getByRole('menuitem', { name: 'Edit order…' }).click()
      if (name) await press(name)
    }
    await open('the edits of an order', () => edit())
    await open('the address of an order', () => edit(/^Correct the address/))
    await open('items to add to an order', () => edit(/^Add items/))
    await press('Mark as packed')
    await open('a further order that goes along', async () => {
      await press('More actions for this order')
      await page.getByRole('menuitem', { name: /^Add items/ }).click()
    })
    await open('shipping an order', () => press('Ship'))
    await callShop(page, `/api/v1/orders/${orderId}/moves`, { token, data: { to: 'SHIPPED' } })
    await page.reload()
    await open('the tracking of an order', async () => {
      await press('More actions for this order')
      await page.getByRole('menuitem', { name: 'Add tracking…' }).click()
    })
    await open('delivering an order', () => press('Mark as delivered'))
  },

  async products({ page, go, open, press }) {
    await signIn(page, emailOf('owner'))
    await go('/admin/products')
    await page.getByRole('checkbox', { name: 'Select this row' }).first().check()
    await open('prices of several products', () => press('Change prices…'))
    await open('categories of several products', () => press('Change categories…'))
    await open('the search over everything', () => page.keyboard.press('Control+k'))
    await open('the shortcuts', () => page.keyboard.press('?'))
    const { path } = await plainProduct(page)
    const { data } = await callShop(page, `/api/public/product?path=${path}`)
    await go(`/admin/products/${data._id}`)
    await open('pictures to choose from', () => press('Library'))
    await open('the history of a stock', async () => {
      await press('More actions')
      await page.getByRole('menuitem', { name: 'Stock history' }).click()
    })
  },

  async 'the builder'({ page, open, press, look }) {
    const { id } = await newPage(page, [words('a', 'The first words')])
    await openPage(page, id)
    const builder = openBuilder(page)
    await builder.publish()
    const fields = await builder.choose('The first words')
    await fields.getByLabel('Heading', { exact: true }).fill('The second words')
    await builder.saved()
    await builder.publish()
    await look('the fields of a section', async () => {
      const heading = page.getByLabel('Heading', { exact: true }).filter({ visible: true })
      if ((await heading.count()) === 0) await builder.choose('The second words')
      const folded = page.getByRole('button', { name: /^Layout and appearance/, expanded: false })
      for (const more of await folded.filter({ visible: true }).all()) await more.click()
    })
    await look('the drawer', async () => {
      if (await page.getByRole('region', { name: 'Fields', exact: true }).isVisible()) await builder.closeSheet()
      await builder.search('testimonials')
    })
    await open('settings of a page', () => press('Page settings'))
    await open('a preview link', () => press('Preview link'))
    await open('the difference of two versions', async () => {
      await press('Versions')
      await page
        .getByRole('dialog', { name: 'Versions' })
        .getByRole('button', { name: /^Version 2\b/ })
        .click()
      await expect(page.getByText('The second words').last()).toBeVisible()
    })
  },
}
