import { expect, type Locator, type Page } from '@playwright/test'

/** Upper bound of Tab presses to reach anything. */
const most = 120

/** Goes on with Tab until the thing has focus; on the way focus is always to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page)).toBeUndefined()
  }
  throw new Error(`${target} is not reached by Tab`)
}

/** The focused element if it has no visible focus ring, else undefined. */
export function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return undefined
    const isOutlined = (element: Element | null | undefined, part?: string) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // The mark may be around the words of a link, the whole of its card, or what a label draws for its control.
    const { nextElementSibling, firstElementChild } = focused
    const around: Element[] = []
    for (let one = focused.parentElement; one; one = one.parentElement) around.push(one)
    const isMarked =
      [focused, nextElementSibling, firstElementChild, ...around].some((element) => isOutlined(element)) ||
      isOutlined(focused, '::after') ||
      getComputedStyle(focused).boxShadow !== 'none'
    const { top, bottom } = focused.getBoundingClientRect()
    const isInView = bottom > 0 && top < window.innerHeight
    return isMarked && isInView ? undefined : focused.outerHTML.slice(0, 200)
  })
}
