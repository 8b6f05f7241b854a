/**
 * Where a dialog begins: in its first field, with the choice that is made where that is one of several. Without one on the
 * button that does no harm (`data-safest`), else on its heading; never on the button that closes it, or does the act. Fields within
 * `data-later` are skipped: they belong to actions below the facts that the dialog was opened for.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return firstField(dialog) ?? dialog.querySelector<HTMLElement>('[data-safest]') ?? headingOf(dialog)
}

/** The first field that a user can fill in; a file is chosen by a button. */
export function firstField(within: HTMLElement): HTMLElement | undefined {
  const fields = [...within.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"]')]
  const open = fields.filter((field) => !field.matches('[type="hidden"], [type="file"], :disabled') && mayBegin(field))
  const [first] = open
  if (!first?.matches('[type="radio"]')) return first
  const name = first.getAttribute('name')
  return open.find((field) => field.matches(':checked') && field.getAttribute('name') === name) ?? first
}

export function headingOf(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-dialog-title]')
}

function mayBegin(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert], [aria-hidden="true"], [data-later]') === null
}
