import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The visual builder as an owner handles it: sides beside the page where there is room, sheets over it on a phone. */
export type Builder = {
  canvas: FrameLocator
  /** Names of the sections in the outline, in order. */
  names: () => Promise<string[]>
  row: (name: string | RegExp) => Locator
  choose: (name: string | RegExp) => Promise<Locator>
  search: (words: string) => Promise<void>
  saved: () => Promise<void>
  publish: () => Promise<void>
  closeSheet: () => Promise<void>
}

export function openBuilder(page: Page): Builder {
  const isPhone = () => (page.viewportSize()?.width ?? 0) < 1024
  const sheet = (title: string) => page.getByRole('region', { name: title, exact: true })

  async function show(side: 'Outline' | 'Add' | 'Edit'): Promise<Locator> {
    const titles = { Outline: 'Outline', Add: 'Add a section', Edit: 'Fields' }
    if (isPhone()) {
      if (!(await sheet(titles[side]).isVisible())) await page.getByRole('button', { name: side, exact: true }).click()
      return sheet(titles[side])
    }
    if (side === 'Edit') return page.getByRole('complementary', { name: 'Fields' })
    await page.getByRole('button', { name: side === 'Add' ? 'Add section' : 'Outline', exact: true }).click()
    return page.getByRole('complementary', { name: 'Sections' })
  }

  const list = () => page.getByRole('list', { name: 'Sections of this page' })
  const row = (name: string | RegExp) => list().getByRole('listitem').filter({ hasText: name })

  return {
    canvas: page.frameLocator('#preview-frame'),
    row,
    async names() {
      await show('Outline')
      const texts = await list().getByRole('listitem').allInnerTexts()
      return texts.map((text) => text.split('\n')[0] ?? '')
    },
    async choose(name) {
      await show('Outline')
      await row(name).getByRole('button', { name }).nth(1).click()
      return show('Edit')
    },
    async search(words) {
      const side = await show('Add')
      await side.getByRole('searchbox').fill(words)
    },
    async saved() {
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    },
    async publish() {
      const done = page.getByText('Published. Visitors see it now.')
      // The notice of an earlier publication must not stand for this one.
      await expect(done).toHaveCount(0)
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const anyway = page.getByRole('button', { name: 'Publish anyway' })
      await expect(anyway.or(done).first()).toBeVisible()
      if (await anyway.isVisible()) {
        await anyway.click()
        await expect(done).toBeVisible()
      }
      await expect(page.getByText('Published', { exact: true })).toBeVisible()
    },
    async closeSheet() {
      if (isPhone()) await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    },
  }
}
