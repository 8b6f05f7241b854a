/**
 * Input that a user made in an island before hydration. React takes a field's value at hydration for the one that it rendered, so no
 * handler hears of the change.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields whose value differs from the server's HTML, with that value. */
export type EarlyInput = Map<Control, string | boolean>

export function readEarlyInput(root: HTMLElement): EarlyInput {
  const controls = root.querySelectorAll<Control>('input, select, textarea')
  return new Map([...controls].filter(isChanged).map((control) => [control, heldIn(control)]))
}

/** Repeats early input to the island's handlers. A value typed during hydration wins over an earlier one. */
export function repeatEarlyInput(root: HTMLElement, before: EarlyInput): void {
  for (const [control, held] of new Map([...before, ...readEarlyInput(root)]))
    if (control.isConnected) tell(control, held)
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const heldIn = (control: Control) => (isTick(control) ? control.checked : control.value)

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== drawnValue(control)
  // The checked button stands for its group.
  if (control.type === 'radio')
    return (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked
  if (isTick(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function drawnValue({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.hasAttribute('selected')) ?? options[0])?.value
}

function tell(control: Control, held: string | boolean): void {
  if (isTick(control)) {
    control.checked = !held
    setSilently(control, 'checked', held)
  } else if (control instanceof HTMLSelectElement) setSilently(control, 'value', held)
  else if (control.type !== 'file') typeAgain(control, held)
  // A plain event changes no checkbox by itself, unlike `click()`, which browsers ignore while the user's own click is dispatched.
  for (const type of isTick(control) ? ['click', 'change'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Sets a text field. The caret stays, because a user may be typing. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, held: string | boolean): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  setSilently(field, 'value', held)
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Sets a property without React's notice. React ignores events that leave a field at the value it knows: the field's own setter tells
 * React its value, the prototype's does not.
 */
function setSilently(control: Control, name: 'checked' | 'value', held: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, held)
}
