import {
  Box,
  Check,
  ChevronRight,
  CircleX,
  FileText,
  Flag,
  Inbox,
  IndianRupee,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquare,
  PackageX,
  Replace,
  RotateCcw,
  Scale,
  Star,
  Store,
  Truck,
  Undo2,
} from 'lucide-react'
import type { ToDo } from '../../shared/running/dashboard.ts'
import { ServerLink } from '../ui/server-link.tsx'

const kinds: Record<ToDo['kind'], { one: string; more: string; icon: LucideIcon }> = {
  pack: { one: 'order to pack', more: 'orders to pack', icon: Box },
  ship: { one: 'order to ship', more: 'orders to ship', icon: Truck },
  collect: { one: 'order to be collected', more: 'orders to be collected', icon: Store },
  cancellations: { one: 'request to cancel', more: 'requests to cancel', icon: CircleX },
  returns: { one: 'return request', more: 'return requests', icon: Undo2 },
  replacements: { one: 'replacement to send', more: 'replacements to send', icon: Replace },
  upi: { one: 'UPI payment to check', more: 'UPI payments to check', icon: Landmark },
  refund: { one: 'refund to make', more: 'refunds to make', icon: RotateCcw },
  money: { one: 'payment to look at', more: 'payments to look at', icon: IndianRupee },
  settlements: { one: 'settlement to look at', more: 'settlements to look at', icon: Scale },
  messages: { one: 'new message', more: 'new messages', icon: Inbox },
  questions: { one: 'question to answer', more: 'questions to answer', icon: MessageCircleQuestion },
  reviews: { one: 'review to read', more: 'reviews to read', icon: Star },
  reportedReviews: { one: 'reported review', more: 'reported reviews', icon: Flag },
  comments: { one: 'comment to read', more: 'comments to read', icon: MessageSquare },
  reports: { one: 'reported comment', more: 'reported comments', icon: Flag },
  outOfStock: { one: 'product out of stock', more: 'products out of stock', icon: PackageX },
  lowStock: { one: 'product running low', more: 'products running low', icon: PackageX },
  pages: { one: 'page with unpublished changes', more: 'pages with unpublished changes', icon: FileText },
}

/** The user's open tasks, each linking to its list. */
export function ToDoList({ toDo }: { toDo: ToDo[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">To do</h2>
      {toDo.length === 0 ? (
        <p className="flex items-center gap-2.5 border-t border-line py-4 text-ink-soft">
          <Check className="size-5 text-good" aria-hidden />
          Nothing to do.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {toDo.map((item) => (
            <Item key={item.kind} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item: { kind, count, href } }: { item: ToDo }) {
  const { one, more, icon: Mark } = kinds[kind]
  return (
    <li>
      <ServerLink href={href} className="group flex min-h-12 items-center gap-3 py-2">
        <Mark className="size-[1.1rem] shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
        <span className="min-w-0 flex-1 group-hover:underline group-hover:underline-offset-4">
          <span className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</span> {count === 1 ? one : more}
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
      </ServerLink>
    </li>
  )
}
