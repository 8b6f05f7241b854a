/**
 * On a phone Back closes what lies over the page (a sheet, a drawer, a menu) instead of leaving the page: each has an entry of its
 * own in the history while it is open.
 */
type Sheet = { close: () => void }

/** The uppermost last. */
const sheets: Sheet[] = []

const isPhone = () => matchMedia('(width < 64rem)').matches
const depth = () => Number((history.state as { sheets?: number } | null)?.sheets ?? 0)

/** Registers an overlay. @returns the function to call once it is closed in any way */
export function liesOverPage(close: () => void): () => void {
  if (!isPhone()) return () => undefined
  const sheet = { close }
  sheets.push(sheet)
  history.pushState({ ...history.state, sheets: sheets.length }, '')
  return () => {
    const at = sheets.indexOf(sheet)
    if (at < 0) return
    sheets.splice(at, 1)
    // Removes its history entry, unless a link was followed: that navigation must not be undone.
    if (depth() > sheets.length && !isFollowing()) history.back()
  }
}

let followed = Number.NEGATIVE_INFINITY
/** How long after a press on a link the page is still there, ms. */
const soon = 500
const isFollowing = () => performance.now() - followed < soon

/** Starts it for this page and its popovers; dialogs tell of themselves. */
export function letBackClose(): void {
  // Who left by a link of a sheet comes back to its entry, and the sheet is not open.
  if (depth() > 0) history.go(-depth())
  window.addEventListener('popstate', () => {
    while (sheets.length > depth()) sheets.pop()?.close()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) followed = performance.now()
  })
  const closed = new WeakMap<HTMLElement, () => void>()
  document.addEventListener('toggle', (event) => told(event, closed), true)
}

function told(event: Event, closed: WeakMap<HTMLElement, () => void>): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || target.popover !== 'auto') return
  if (target.matches(':popover-open')) {
    closed.set(
      target,
      liesOverPage(() => target.hidePopover()),
    )
    return
  }
  closed.get(target)?.()
  closed.delete(target)
}
