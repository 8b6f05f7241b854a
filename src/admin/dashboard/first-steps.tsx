import { Link, type LinkProps } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Permission } from '../../shared/people/permissions.ts'
import type { Dashboard } from '../../shared/running/dashboard.ts'
import { may, useMe } from '../ui/me.ts'

type Start = Dashboard['start']
type Step = {
  title: string
  text: string
  to: LinkProps['to']
  permission: Permission
  done: (start: Start) => boolean
}

const never = () => false

const steps: Step[] = [
  {
    title: 'Add a product',
    text: 'A name, a price and a picture are enough to begin with.',
    to: '/products/new',
    permission: 'catalogue',
    done: ({ hasProducts }) => hasProducts,
  },
  {
    title: 'Edit your pages',
    text: 'Put your own text and pictures on the home page.',
    to: '/pages',
    permission: 'content',
    done: never,
  },
  {
    title: 'Set up selling',
    text: 'Delivery, taxes and payment methods.',
    to: '/settings',
    permission: 'settings',
    done: never,
  },
]

/** What a new shop does first, until somebody has ordered. */
export function FirstSteps({ start }: { start: Start }) {
  const { data: me } = useMe()
  const open = steps.filter(({ permission }) => me && may(me, permission))
  if (open.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg">First steps</h2>
      <ol className="divide-y divide-line border-y border-line">
        {open.map(({ title, text, to, done }, index) => (
          <li key={to} className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
            <span
              className={`ml-1 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${done(start) ? 'bg-good-soft text-good' : 'bg-ground-soft text-ink-soft'}`}
            >
              {done(start) ? <Check className="size-4" aria-label="Done" /> : index + 1}
            </span>
            <span className="min-w-0">
              <Link
                to={to}
                className={`font-semibold after:absolute after:inset-0 ${done(start) ? 'text-ink-soft line-through' : ''}`}
              >
                {title}
              </Link>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
