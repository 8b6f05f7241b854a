import { useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { keyName } from '../ui/key-name.ts'
import { takesText } from '../ui/takes-text.ts'
import type { Commands } from './commands.ts'
import { isIn, rememberFocus, stayInOutline, walkPanels } from './panels.ts'
import { selectedIn } from './puck-document.ts'
import type { SideName } from './use-sides.ts'

type Acts = { save: () => void; help: () => void; toggle: (side: SideName) => void }

/**
 * Keyboard shortcuts of the builder (`shortcuts.ts`), in its window and the canvas. Section shortcuts are ignored while
 * typing, and all of them while a dialog or menu is open.
 */
export function useKeys(commands: Commands, { save, help, toggle }: Acts): void {
  const get = useGetPuck()
  useEffect(() => {
    const frame = () => document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
    const onKey = (event: KeyboardEvent) => {
      const pressed = nameOfKeys(event)
      const act = actFor(pressed, event.target)
      // Puck would apply its own undo.
      if (own(history(commands), pressed)) event.stopPropagation()
      if (!act) return
      act()
      event.preventDefault()
      event.stopPropagation()
    }
    const actFor = (pressed: string, target: EventTarget | null): (() => void) | undefined => {
      if (isCovered()) return pressed === 'mod+s' ? () => undefined : undefined
      const anywhere = { 'mod+s': save, f6: () => walkPanels(1), 'shift+f6': () => walkPanels(-1) }
      const act = own(anywhere, pressed)
      if (act) return act
      if (takesText(target)) return isTypedHere(target) ? own(history(commands), pressed) : undefined
      if (pressed === 'escape' && isIn('fields', target)) return undefined
      const selected = selectedIn(get().appState)?.section
      const sides = { '[': () => toggle('outline'), ']': () => toggle('fields') }
      const always = { ...history(commands), ...sides, '?': help, 'mod+v': commands.paste }
      return own(always, pressed) ?? (selected ? own(actions(commands, selected), pressed) : undefined)
    }
    // The canvas is a separate window that loads after the builder.
    const targets = new Set<Window>([window])
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('focusin', rememberFocus)
    const timer = setInterval(() => {
      const inner = frame()
      if (!inner || targets.has(inner)) return
      targets.add(inner)
      inner.addEventListener('keydown', onKey, true)
    }, 300)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focusin', rememberFocus)
      for (const target of targets) target.removeEventListener('keydown', onKey, true)
    }
  }, [commands, get, save, help, toggle])
}

type Keys = Record<string, (() => void) | undefined>

function own(keys: Keys, pressed: string): (() => void) | undefined {
  return Object.hasOwn(keys, pressed) ? keys[pressed] : undefined
}

const history = ({ undo, redo }: Commands): Keys => ({ 'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo })

function actions(commands: Commands, placed: PlacedSection): Keys {
  const remove = () => stayInOutline(() => commands.remove(placed.id))
  return {
    'alt+arrowup': () => commands.move(placed.id, -1),
    'alt+arrowdown': () => commands.move(placed.id, 1),
    'mod+d': () => commands.duplicate(placed.id),
    'mod+c': hasSelectedText() ? undefined : () => commands.copy(placed),
    'mod+x': () => stayInOutline(() => commands.cut(placed)),
    'mod+h': () => commands.toggleHidden(placed.id),
    delete: remove,
    backspace: remove,
    escape: () => commands.select(undefined),
  }
}

/** Shortcut name of a key event: `mod+shift+z`, `alt+arrowup`, `?`. */
function nameOfKeys(event: KeyboardEvent): string {
  const { altKey, metaKey, ctrlKey, shiftKey } = event
  const isMod = metaKey || ctrlKey
  const name = keyName(event)
  const isShifted = shiftKey && (isMod || name.length > 1)
  return `${isMod ? 'mod+' : ''}${altKey ? 'alt+' : ''}${isShifted ? 'shift+' : ''}${name}`
}

/** Whether the target edits a section: in the fields panel or on the canvas. */
function isTypedHere(target: EventTarget | null): boolean {
  return isIn('fields', target) || (target as Element | null)?.closest('.builder-typing') != null
}

/** Whether a dialog or menu is open, which then receives all keys. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}

/** With selected text, copy is the browser's own. */
function hasSelectedText(): boolean {
  return String(window.getSelection() ?? '') !== ''
}
