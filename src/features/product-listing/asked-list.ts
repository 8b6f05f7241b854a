/** Asks the page to show a list at another address in place; a page that cannot lets the event pass. */
export const listAsked = 'haat:list'

/** @returns whether the list is shown in place */
export function askInPlace(from: Element, href: string): boolean {
  return !from.dispatchEvent(new CustomEvent(listAsked, { bubbles: true, cancelable: true, detail: href }))
}
