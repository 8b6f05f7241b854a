import { ChevronRight, MapPin, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { sumOf, toSend } from '../../shared/selling/pieces.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useMay } from '../ui/me.ts'

type Edit = 'address' | 'cancelItems'

type Props = { order: StaffOrder; ask: (what: Edit) => void; onClose: () => void }

/** The ways in which an order can be edited, each with a dialog of its own. */
export function EditDialog({ order, ask, onClose }: Props) {
  const mayCancel = useMay('cancelOrders')
  const mayRemove = mayCancel && order.status === 'PLACED' && sumOf(order.lines, toSend) > 1
  return (
    <Dialog title={`Edit order ${order.number}`} size="small" onClose={onClose}>
      <ul className="grid gap-2">
        {order.edits.includes('address') && (
          <Way
            icon={<MapPin className="size-4" aria-hidden />}
            title="Correct the address"
            onClick={() => ask('address')}
          >
            Where it goes, as long as tax and delivery price stay.
          </Way>
        )}
        {mayRemove && (
          <Way icon={<Minus className="size-4" aria-hidden />} title="Remove items" onClick={() => ask('cancelItems')}>
            They are cancelled, and what was paid for them is refunded.
          </Way>
        )}
      </ul>
    </Dialog>
  )
}

type WayProps = { icon: ReactNode; title: string; onClick: () => void; children: string }

function Way({ icon, title, onClick, children }: WayProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex w-full items-center gap-3 rounded-card border border-line p-4 text-left hover:bg-ground-soft"
      >
        <span className="shrink-0 text-ink-soft">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{children}</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
      </button>
    </li>
  )
}
