import { chromium, type Page } from '@playwright/test'
import { stayOnCore } from './cores.ts'

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Chromium's sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Gives `work` a fresh browser with one page. */
export async function withBrowser<T>(
  viewport: { width: number; height: number },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH
  stayOnCore('browser')
  const browser = await chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) })
  try {
    return await work(await browser.newPage({ viewport }))
  } finally {
    await browser.close()
    stayOnCore('load')
  }
}
