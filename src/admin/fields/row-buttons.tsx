import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'

type Props = {
  name: string
  /** Undefined at the end of the list. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onDuplicate?: () => void
  onRemove: () => void
}

/** Menu of actions on one item of a list. */
export function RowButtons({ name, onUp, onDown, onDuplicate, onRemove }: Props) {
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      className="grid size-8 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft hover:text-ink pointer-coarse:size-11"
      trigger={<EllipsisVertical className="size-4" aria-hidden />}
    >
      <MenuItem onSelect={onUp} disabled={!onUp}>
        <ArrowUp className="size-4" aria-hidden />
        Move up
      </MenuItem>
      <MenuItem onSelect={onDown} disabled={!onDown}>
        <ArrowDown className="size-4" aria-hidden />
        Move down
      </MenuItem>
      {onDuplicate && (
        <MenuItem onSelect={onDuplicate}>
          <Copy className="size-4" aria-hidden />
          Duplicate
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem onSelect={onRemove} danger="danger">
        <Trash2 className="size-4" aria-hidden />
        Remove
      </MenuItem>
    </Menu>
  )
}
