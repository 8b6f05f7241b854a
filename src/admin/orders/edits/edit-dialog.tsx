import { ChevronRight, type LucideIcon, MapPin, Minus, Plus } from 'lucide-react'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../../ui/me.ts'

type Edit = 'address' | 'addItems' | 'further' | 'cancelItems'

type Props = { order: StaffOrder; ask: (what: Edit) => void; onClose: () => void }

type Way = { edit: Edit; icon: LucideIcon; title: string; text: string }

const ways: Way[] = [
  {
    ...{ edit: 'address', icon: MapPin, title: 'Correct the address' },
    text: 'Change where it goes, as long as the tax and the delivery price stay the same.',
  },
  {
    ...{ edit: 'addItems', icon: Plus, title: 'Add items' },
    text: 'At today’s prices. The amount to collect goes up.',
  },
  {
    ...{ edit: 'further', icon: Plus, title: 'Add items' },
    text: 'As an order of their own that goes along, without a charge for delivery.',
  },
  {
    ...{ edit: 'cancelItems', icon: Minus, title: 'Remove items' },
    text: 'They are cancelled, and what was paid for them is refunded.',
  },
]

/** The ways in which an order can be edited, each with a dialog of its own. */
export function EditDialog({ order, ask, onClose }: Props) {
  const { edits, takesFurther, status, lines } = order
  const mayCancel = useMay('cancelOrders')
  const offered: Record<Edit, boolean> = {
    address: edits.includes('address'),
    addItems: edits.includes('items'),
    further: takesFurther,
    cancelItems: mayCancel && status === 'PLACED' && sumOf(lines, toSend) > 1,
  }
  return (
    <Dialog title={`Edit order ${order.number}`} size="small" onClose={onClose}>
      <ul className="grid gap-2">
        {ways
          .filter(({ edit }) => offered[edit])
          .map((way) => (
            <li key={way.edit}>
              <Choice way={way} onClick={() => ask(way.edit)} />
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

function Choice({ way: { icon: Mark, title, text }, onClick }: { way: Way; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-center gap-3 rounded-card border border-line p-4 text-left hover:bg-ground-soft"
    >
      <Mark className="size-4 shrink-0 text-ink-soft" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
    </button>
  )
}
