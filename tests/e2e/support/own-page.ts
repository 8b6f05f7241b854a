import type { Browser, Page } from '@playwright/test'
import { type Builder, openBuilder } from './builder.ts'
import { callShop, emailOf, expect, here, signIn } from './shop.ts'

type Placed = {
  id: string
  type: string
  props: Record<string, unknown>
  within?: { section: string; area: number }
}

/** A section with words of its own. */
export const words = (id: string, heading: string): Placed => ({ id, type: 'cta', props: { heading } })

let count = 0

/** A page of the test's own, as a draft with these sections. */
export async function newPage(page: Page, sections: Placed[]): Promise<{ id: string; path: string; token: string }> {
  const token = await signIn(page, emailOf('owner'))
  const path = `/page-${process.pid}-${count++}`
  const { data } = await callShop(page, '/api/v1/pages', {
    token,
    data: { title: `Page ${path}`, path, preset: 'blank' },
  })
  const document = { schemaVersion: 1, sections }
  await callShop(page, `/api/v1/pages/${data._id}/draft`, {
    token,
    method: 'PUT',
    data: { revision: data.revision, document },
  })
  return { id: data._id, path, token }
}

/** Like `newPage`, and publishes it. */
export async function publishedPage(page: Page, sections: Placed[]): Promise<{ path: string }> {
  const { id, path, token } = await newPage(page, sections)
  const { data } = await callShop(page, `/api/v1/pages/${id}`, { token })
  await callShop(page, `/api/v1/pages/${id}/publish`, { token, data: { revision: data.revision } })
  return { path }
}

/** The page in the builder, when its canvas has been drawn. */
export async function openPage(page: Page, id: string): Promise<Builder> {
  await page.goto(here(`/admin/pages/${id}`))
  const builder = openBuilder(page)
  // The first one to open it has the program read and compiled.
  await expect(builder.canvas.locator('[data-puck-component]').first()).toBeVisible({ timeout: 30_000 })
  return builder
}

/** Another person in a browser of their own. */
export async function somebodyElse(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  return page
}
