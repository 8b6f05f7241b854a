/**
 * The time between two repeated acts, ms. React draws the outcome of one press, and a call that it makes is under way, before the next
 * press asks for either.
 */
const apart = 20

/**
 * Repeats what a user pressed in the island before it was alive, in its order: the first act at once, before anything that is pressed now.
 * A press on what a dialog covers by now is dropped, as the dialog would have taken it.
 */
export async function repeatHeld(host: HTMLElement): Promise<void> {
  const held = window.haatEarly ?? []
  const own = held.filter(({ target }) => host.contains(target))
  for (const act of own) held.splice(held.indexOf(act), 1)
  for (const [index, { target }] of own.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, apart))
    if (!isCovered(target)) repeat(target)
  }
}

function repeat(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}

function isCovered(target: HTMLElement): boolean {
  const dialogs = document.querySelectorAll('dialog[open]')
  return dialogs.length > 0 && ![...dialogs].some((dialog) => dialog.contains(target))
}
