import { expect, type Page } from '@playwright/test'

/** Stops the clock of the pages that this one opens from now on; it moves by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  // The clock has run since, and stops only ahead of itself.
  await page.clock.pauseAt(now + 60_000)
}

/** Moves a stopped clock on until an island is alive, and no further. */
export async function bringAlive(page: Page, island: string): Promise<void> {
  const alive = page.locator(`[data-island="${island}"][data-alive]`)
  const state = async () => {
    if ((await alive.count()) > 0) return 'alive'
    await page.clock.runFor(20)
    return 'asleep'
  }
  await expect.poll(state, { intervals: [20] }).toBe('alive')
}
