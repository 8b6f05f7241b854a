import { firstControl } from '../fields/go-to.ts'
import { firstField } from '../ui/first-focus.ts'

/** The parts of the builder's window that keys lead to; each has its name in `data-panel`. */
export type Panel = 'toolbar' | 'outline' | 'canvas' | 'fields'

/** Where focus was last in each of them. */
const remembered = new WeakMap<Element, HTMLElement>()

/** Notes where focus has gone, for when it comes back to that panel. */
export function rememberFocus({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const panel = target.closest('[data-panel]')
  if (panel && panel !== target) remembered.set(panel, target)
}

/** Focuses the next or previous visible panel, wrapping around. */
export function walkPanels(by: 1 | -1): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')].filter(isSeen)
  const at = panels.findIndex((panel) => panel.contains(document.activeElement))
  const next = panels[(Math.max(at, 0) + by + panels.length) % panels.length]
  if (next) focusIn(next)
}

/** Goes to the first field of the selected section. @returns false where no fields are to be seen */
export function goToFields(): boolean {
  const panel = panelNamed('fields')
  if (!panel) return false
  const target = firstControl(panel) ?? panel
  target.focus()
  return true
}

/** Goes to the selected row of the outline. @returns false where it is not to be seen */
export function goToOutline(): boolean {
  const panel = panelNamed('outline')
  if (!panel) return false
  const target = selectedRow(panel) ?? panel
  target.focus()
  return true
}

/** Does something to the selected section. If the focused row of the outline goes with it, focus goes to the row selected then. */
export function stayInOutline(act: () => void): void {
  const wasThere = isIn('outline', document.activeElement)
  act()
  requestAnimationFrame(() => {
    if (wasThere && document.activeElement === document.body) goToOutline()
  })
}

export function isIn(name: Panel, target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(`[data-panel="${name}"]`) !== null
}

function focusIn(panel: HTMLElement): void {
  const last = remembered.get(panel)
  const known =
    last?.isConnected && panel.contains(last) && isSeen(last) && !last.matches(':disabled') ? last : undefined
  const target = known ?? selectedRow(panel) ?? firstControl(panel) ?? firstField(panel) ?? firstButton(panel) ?? panel
  target.focus()
}

function panelNamed(name: Panel): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-panel="${name}"]`)].find(isSeen)
}

function selectedRow(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>('button[aria-current="true"]')
}

function firstButton(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>('a[href], button:not(:disabled)')
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
