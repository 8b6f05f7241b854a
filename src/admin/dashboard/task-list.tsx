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
import type { TaskCount } from '../../shared/running/dashboard.ts'
import { type TaskKind, tasks } from '../../shared/running/tasks.ts'
import { ServerLink } from '../ui/server-link.tsx'

const icons: Record<(typeof tasks)[TaskKind]['icon'], LucideIcon> = {
  Box,
  CircleX,
  FileText,
  Flag,
  Inbox,
  IndianRupee,
  Landmark,
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
}

/** The user's open tasks, each linking to its list. */
export function TaskList({ counts }: { counts: TaskCount[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">To do</h2>
      {counts.length === 0 ? (
        <p className="flex items-center gap-2.5 border-t border-line py-4 text-ink-soft">
          <Check className="size-5 text-good" aria-hidden />
          Nothing to do.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {counts.map((item) => (
            <Item key={item.kind} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item: { kind, count, href } }: { item: TaskCount }) {
  const { one, more, icon } = tasks[kind]
  const Mark = icons[icon]
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
