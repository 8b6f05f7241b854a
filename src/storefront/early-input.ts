/**
 * What a person typed or chose in an island before it was alive: React takes the value of a field at hydration for the one that it
 * drew, so no handler hears of it.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that hold something other than what the server drew, with what they hold. */
export type EarlyInput = Map<Control, string | boolean>

export function readEarlyInput(root: HTMLElement): EarlyInput {
  const controls = root.querySelectorAll<Control>('input, select, textarea')
  return new Map([...controls].filter(isChanged).map((control) => [control, heldIn(control)]))
}

/** Tells the island's handlers of each, as if the person had typed or chosen it now. What was typed meanwhile counts more. */
export function repeatEarlyInput(root: HTMLElement, before: EarlyInput): void {
  for (const [control, held] of new Map([...before, ...readEarlyInput(root)]))
    if (control.isConnected) tell(control, held)
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const heldIn = (control: Control) => (isTick(control) ? control.checked : control.value)

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== drawnValue(control)
  // Of a group of radio buttons the one that was chosen tells of all.
  if (control.type === 'radio')
    return (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked
  if (isTick(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function drawnValue({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.hasAttribute('selected')) ?? options[0])?.value
}

/** React compares a field with the value that it knows; the field's own setter tells React, the prototype's does not. */
function tell(control: Control, held: string | boolean): void {
  if (isTick(control)) {
    control.checked = !held
    control.click()
    return
  }
  if (control.type !== 'file') {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
    set?.call(control, held)
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
