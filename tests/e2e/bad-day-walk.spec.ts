import type { Page } from '@playwright/test'
import { sampleOf } from '../support/enumerations/sample.ts'
import { holdBack } from './support/hold-back.ts'
import { islandPlaces, islands } from './support/island-places.ts'
import { expect, newShopper, signIn, test } from './support/shop.ts'

test.setTimeout(300_000)

const scripts = /\/assets\/.*\.js/
const chosen = sampleOf(islands, (island) => island, 20)

/** No page of the demonstration holds these; their own tests try them. */
const elsewhere = [
  'carousel-arrows',
  'compare-pictures',
  'count-to',
  'delivery-check',
  'embedded-form',
  'feature-tabs',
  'follow-bar',
  'framed-form',
  'guest-requests',
  'own-form',
  'recently-seen',
  'video-button',
  'video-player',
]

/** The form of a link that is over goes as soon as its island is alive. */
const vanishing = 'reset-form'

let places: Promise<Map<string, string>> | undefined

/** The islands under test, with a page of each: public ones, and those that need a signed-in customer. */
async function placed(page: Page) {
  places ??= islandPlaces(page)
  const found = await places
  expect(islands.filter((island) => !found.has(island)).sort()).toEqual(elsewhere)
  const all = [...found].map(([island, url]) => ({ island, url })).filter(({ island }) => chosen.includes(island))
  const isPersonal = ({ url }: { url: string }) => /\/(setting|checkout|payment)\b/.test(url)
  return { open: all.filter((one) => !isPersonal(one)), personal: all.filter(isPersonal) }
}

/** Touches each island of the page. @returns those that are not alive */
function asleep(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    for (const host of hosts) host.dispatchEvent(new Event('pointerover'))
    return hosts.filter((host) => !('alive' in host.dataset)).map((host) => host.dataset.island ?? '')
  })
}

// Shows B165, B166.
test('every island comes alive where nothing may be stored and each script fails to arrive once', async ({ page }) => {
  const { open } = await placed(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  for (const url of new Set(open.map(({ url }) => url))) {
    const failed = new Set<string>()
    await page.route(scripts, (route) => {
      const file = route.request().url()
      if (failed.has(file)) return route.continue()
      failed.add(file)
      return route.abort()
    })
    await page.goto(url)
    await expect.poll(() => asleep(page), { message: url }).toEqual([])
    await page.unroute(scripts)
  }
})

// Shows B166.
test('a press on a button of any island counts once, though no script was there yet', async ({ page, context }) => {
  let count = 0
  await context.exposeFunction('counted', () => count++)
  const pressOn = async (page: Page, { island, url }: { island: string; url: string }) => {
    count = 0
    const letThrough = await holdBack(page, scripts)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const isPressed = await page.evaluate(press, island)
    expect(count, `${island}: a press before any script`).toBe(0)
    letThrough()
    if (isPressed) await expect.poll(() => count, { message: `${island} at ${url}` }).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
  const { open, personal } = await placed(page)
  for (const one of open.filter(({ island }) => island !== vanishing)) await pressOn(page, one)
  const { email } = await newShopper(page)
  // The first button of an account's pages signs out, which would go on while the next one is opened.
  for (const one of personal) {
    const own = await context.newPage()
    await signIn(own, email)
    await pressOn(own, one)
    await own.close()
  }
})

/** Presses the first button of an island, and counts the presses that reach it. @returns whether it has one */
function press(island: string): boolean {
  const { counted } = window as unknown as { counted: () => void }
  const button = document.querySelector<HTMLElement>(`[data-island=${island}] button:not([popovertarget], [disabled])`)
  button?.addEventListener('click', counted)
  button?.click()
  return button !== null
}
