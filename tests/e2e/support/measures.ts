import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { watchRest } from './until-still.ts'

/**
 * Finds the faults of what a page shows, in words, at every width; none where all is well. `show` is called at each width:
 * a menu may have shut when the window changed.
 */
export type Measure = (show?: () => Promise<void>) => Promise<string[]>

type Window = { name: string; width: number; height: number; isTouched?: boolean; isChecked?: boolean }

const desktop: Window = { name: '1440 px', width: 1440, height: 900, isChecked: true }
const narrower: Window[] = [
  { name: '390 px', width: 390, height: 844, isTouched: true, isChecked: true },
  { name: '200 % zoom', width: 640, height: 400 },
  { name: '400 % zoom, as WCAG 1.4.10 has it', width: 320, height: 256 },
]

/** Prepares a page for a walk: a desktop's width, no motion. What it opens from now on is measured without loading it again. */
export async function beginWalk(page: Page): Promise<{ measure: Measure; untilStill: () => Promise<void> }> {
  const untilStill = watchRest(page)
  const device = await page.context().newCDPSession(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)

  async function resize({ width, height, isTouched = false }: Window): Promise<void> {
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
    await page.setViewportSize({ width, height })
    await untilStill()
  }

  async function measureIn({ name, isChecked }: Window): Promise<string[]> {
    const faults = [...(await wide(page)), ...(await moving(page)), ...(isChecked ? await inaccessible(page) : [])]
    return faults.map((fault) => `${name}: ${fault}`)
  }

  async function measureInDark(): Promise<string[]> {
    await page.emulateMedia({ colorScheme: 'dark' })
    await untilStill()
    const faults = await unreadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
    return faults.map((fault) => `dark: ${fault}`)
  }

  const measure: Measure = async (show) => {
    await show?.()
    await untilStill()
    const faults = [...(await measureIn(desktop)), ...(await measureInDark())]
    for (const window of narrower) {
      await resize(window)
      await show?.()
      await untilStill()
      faults.push(...(await measureIn(window)))
    }
    await resize(desktop)
    return faults
  }
  return { measure, untilStill }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Prepares axe. It is read into a page once: by itself, it is at every call, which takes longer than to check the page. */
async function checker(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const builder = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode()
  // A frame shows a page of the site, which is walked by itself.
  return builder.exclude('iframe').options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
}

export async function inaccessible(page: Page): Promise<string[]> {
  return violations((await checker(page)).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))
}

/** Checks colours alone: everything else is the same in the dark as in the light. */
async function unreadable(page: Page): Promise<string[]> {
  return violations((await checker(page)).withRules(['color-contrast', 'link-in-text-block']))
}

async function violations(checker: AxeBuilder): Promise<string[]> {
  const found = await checker.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : []
  })
}

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (one: Element | null | undefined) => one?.outerHTML.slice(0, 120)
    const moves = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 10)
      .map(({ effect }) => `moves: ${effect instanceof KeyframeEffect ? shown(effect.target) : 'unknown'}`)
    const smooth = [...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).scrollBehavior === 'smooth')
      .map((one) => `scrolls smoothly: ${shown(one)}`)
    return [...moves, ...smooth]
  })
}
