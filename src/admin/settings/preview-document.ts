import { themeElement } from '../../shared/sites/theme/theme-css.ts'

/** Replaces the theme of a public page. @returns false if the document is not a page of the site */
export function wearTheme(page: Document | null | undefined, css: string): boolean {
  const own = page?.getElementById(themeElement)
  if (!own) return false
  own.textContent = css
  return true
}

/** Elements that only open or close something on the page, and stay usable. */
const harmless = 'summary, [popovertarget], label, input, select, textarea'

/**
 * Blocks navigation and cart changes on a previewed page. Menus still open; all other presses are ignored.
 * `onLink` is called for each press that would have navigated.
 */
export function holdStill(page: Window, onLink: () => void): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onPress = (event: Event) => {
    const { target } = event
    // The target belongs to the iframe, so it is not an instance of this window's `Element`.
    if (target === null || !('closest' in target)) return
    const element = target as Element
    const leads = element.closest('a, area, button[type="submit"]') !== null
    if (!leads && element.closest(harmless)) return
    stop(event)
    if (leads) onLink()
  }
  for (const type of ['click', 'auxclick']) page.addEventListener(type, onPress, true)
  page.addEventListener('submit', stop, true)
}
