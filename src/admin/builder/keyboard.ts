import { useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import type { Commands } from './commands.ts'
import { sectionIn } from './puck-document.ts'

/** The keys of the builder, in its own window and in the canvas's: `Alt ↑`, `Ctrl D` ... Never while somebody types. */
export function useKeys(commands: Commands, save: () => void): void {
  const get = useGetPuck()
  useEffect(() => {
    const frame = () => document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
    const onKey = (event: KeyboardEvent) => {
      const pressed = nameOfKeys(event)
      if (pressed === 'mod+s') {
        event.preventDefault()
        save()
        return
      }
      const item = get().selectedItem
      if (isTyping(event) || document.querySelector('[role="dialog"], [role="menu"]')) return
      const act = item ? actions(commands, sectionIn(item))[pressed] : undefined
      if (pressed === 'mod+v') commands.paste()
      else if (act) act()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // The canvas is a window of its own; it is there a moment after the builder.
    const targets = new Set<Window>([window])
    window.addEventListener('keydown', onKey, true)
    const timer = setInterval(() => {
      const inner = frame()
      if (!inner || targets.has(inner)) return
      targets.add(inner)
      inner.addEventListener('keydown', onKey, true)
    }, 300)
    return () => {
      clearInterval(timer)
      for (const target of targets) target.removeEventListener('keydown', onKey, true)
    }
  }, [commands, get, save])
}

function actions(commands: Commands, placed: ReturnType<typeof sectionIn>): Record<string, (() => void) | undefined> {
  return {
    'alt+arrowup': () => commands.move(placed.id, -1),
    'alt+arrowdown': () => commands.move(placed.id, 1),
    'mod+d': () => commands.duplicate(placed.id),
    'mod+c': hasSelectedText() ? undefined : () => commands.copy(placed),
    'mod+x': () => commands.cut(placed),
    'mod+h': () => commands.toggleHidden(placed.id),
    delete: () => commands.remove(placed.id),
    backspace: () => commands.remove(placed.id),
    escape: () => commands.select(undefined),
  }
}

function nameOfKeys({ key, altKey, metaKey, ctrlKey }: KeyboardEvent): string {
  return `${metaKey || ctrlKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${key.toLowerCase()}`
}

function isTyping({ target }: KeyboardEvent): boolean {
  // Elements of the canvas belong to another window, whose classes are not ours.
  const element = target as HTMLElement | null
  return Boolean(element?.isContentEditable) || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')
}

/** Copying words is copying words. */
function hasSelectedText(): boolean {
  return String(window.getSelection() ?? '') !== ''
}
