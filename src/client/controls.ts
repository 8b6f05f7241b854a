import { useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Value of a control: its text, or whether it is ticked; undefined if no radio button is chosen. */
type Held = string | boolean | undefined

export type Controls<Name extends string> = {
  /** The `ref` of every control. The field is its `name`, or `data-field` if the two differ. */
  register: (control: Control | null) => void
  names: () => Name[]
  read: () => Partial<Record<Name, Held>>
  /** The text in a field; none while it is not there. */
  textOf: (name: Name) => string
  write: (name: Name, value: Held) => void
  /** Fills a blank field, unless it has the focus: a user is about to type there. */
  offer: (name: Name, value: string) => void
  /** Focuses the first of the named controls on the page. */
  focus: (names: readonly Name[]) => void
}

/** Converts between the text that people type and the value that a control holds. */
type Writing = { read: (typed: string) => string; show: (held: string) => string }

const writings = new WeakMap<Control, Writing>()

/** Sets how a control's value is typed and shown. Call it before the control is registered. */
export function writeAs(control: Control, writing: Writing): void {
  writings.set(control, writing)
}

/** The controls of one form, whose values the page itself holds. They begin with `initial`, by their names. */
export function useControls<Name extends string>(initial: object = {}): Controls<Name> {
  return useState(() => controlsOf<Name>(initial))[0]
}

function controlsOf<Name extends string>(initial: object): Controls<Name> {
  const registered = new Set<Control>()
  const present = () =>
    Array.from(registered, (control) => ({ control, name: nameOf(control) as Name })).filter(
      ({ control }) => control.isConnected,
    )
  const read = () => {
    const values: Partial<Record<Name, Held>> = {}
    for (const { control, name } of present()) values[name] = heldIn(control) ?? values[name]
    return values
  }
  return {
    register: (control) => {
      if (!control || registered.has(control)) return
      registered.add(control)
      const name = nameOf(control)
      if (name in initial) put(control, Reflect.get(initial, name))
    },
    names: () => present().map(({ name }) => name),
    read,
    textOf: (name) => String(read()[name] ?? ''),
    write: (name, value) => {
      for (const { control } of present().filter((one) => one.name === name)) put(control, value)
    },
    offer: (name, value) => {
      for (const { control } of present().filter((one) => one.name === name))
        if (!heldIn(control) && control !== document.activeElement) put(control, value)
    },
    focus: (names) => {
      const [first] = present()
        .filter(({ name }) => names.includes(name))
        .sort((one, other) => byPlace(one.control, other.control))
      first?.control.focus()
    },
  }
}

const nameOf = (control: Control): string => control.dataset.field ?? control.name
const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio'

function heldIn(control: Control): Held {
  if (isTick(control)) return control.checked
  const written = writings.get(control)
  if (written) return written.read(control.value)
  return isChoice(control) && !control.checked ? undefined : control.value
}

function put(control: Control, value: Held) {
  if (isTick(control)) control.checked = value === true
  else if (isChoice(control)) control.checked = control.value === value
  else control.value = (writings.get(control)?.show ?? String)(String(value ?? ''))
}

function byPlace(one: Control, other: Control): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
