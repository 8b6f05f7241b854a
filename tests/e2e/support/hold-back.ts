import type { Page } from '@playwright/test'

/** Holds back every request whose URL matches. @returns a function that lets them through, and later ones too */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
