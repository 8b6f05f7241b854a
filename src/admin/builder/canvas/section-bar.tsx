import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, type LucideIcon, Trash2 } from 'lucide-react'
import { useCommands } from '../commands.ts'
import { useMayEdit } from '../editing.ts'
import { usePlaced, useSelected } from '../selection.ts'
import { canMove } from '../verbs.ts'
import { useZoom } from './zoom.ts'

/** The most common actions, beside the selected section on the canvas. */
export function SectionBar({ label }: { label?: string }) {
  const commands = useCommands()
  const selected = useSelected()
  const zoom = useZoom()
  const mayEdit = useMayEdit()
  const sections = usePlaced()
  if (!selected) return <span />
  const act = (Mark: LucideIcon, title: string, run: () => void, disabled?: boolean) => (
    <button
      type="button"
      title={title}
      aria-label={title}
      disabled={!mayEdit || disabled}
      onClick={(event) => {
        event.stopPropagation()
        run()
      }}
    >
      <Mark size={17} aria-hidden />
    </button>
  )
  return (
    <div className="builder-bar" style={{ zoom }}>
      <span>{label}</span>
      {act(ArrowUp, 'Move up', () => commands.move(selected.id, -1), !canMove(sections, selected.id, -1))}
      {act(ArrowDown, 'Move down', () => commands.move(selected.id, 1), !canMove(sections, selected.id, 1))}
      {act(Copy, 'Duplicate', () => commands.duplicate(selected.id))}
      {act(selected.hidden ? Eye : EyeOff, selected.hidden ? 'Show' : 'Hide', () => commands.toggleHidden(selected.id))}
      {act(Trash2, 'Remove', () => commands.remove(selected.id))}
    </div>
  )
}
