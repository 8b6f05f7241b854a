import { themeElement } from '../../shared/sites/theme-css.ts'

/** Writes a theme into a public page in place of the stored one. @returns false where the document is no page of the site */
export function wearTheme(page: Document | null | undefined, css: string): boolean {
  const own = page?.getElementById(themeElement)
  if (!own) return false
  own.textContent = css
  return true
}

/** What only opens and shuts something of the page itself, and may be pressed. */
const harmless = 'summary, [popovertarget], label, input, select, textarea'

/**
 * Keeps a page that is only looked at from leading elsewhere, and from putting things into a bag: menus open, everything else
 * that is pressed stays as it is. `onLink` hears of each press that would have led somewhere.
 */
export function holdStill(page: Window, onLink: () => void): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onPress = (event: Event) => {
    const { target } = event
    // An element of another window is none of this window's `Element`.
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
