import { Link, type LinkProps } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Permission } from '../../shared/people/permissions.ts'
import type { Dashboard, FirstStep } from '../../shared/running/dashboard.ts'
import { may, useMe } from '../ui/me.ts'

type Step = { step: FirstStep; title: string; text: string; to: LinkProps['to']; permission: Permission }

const steps: Step[] = [
  {
    step: 'begin',
    title: 'Choose how the site begins',
    text: 'A starter, its name and its address.',
    to: '/begin',
    permission: 'settings',
  },
  {
    step: 'page',
    title: 'Publish a change to a page',
    text: 'Put your own text and pictures on the home page.',
    to: '/pages',
    permission: 'content',
  },
  {
    step: 'product',
    title: 'Add or change a product',
    text: 'A name, a price and a picture are enough to begin with.',
    to: '/products',
    permission: 'catalogue',
  },
  {
    step: 'logo',
    title: 'Add your logo',
    text: 'It appears in the header, in mails and in the browser tab.',
    to: '/settings',
    permission: 'settings',
  },
  {
    step: 'business',
    title: 'Say who you are',
    text: 'Name and address of the business, for invoices and mails.',
    to: '/settings/business',
    permission: 'settings',
  },
  {
    step: 'payment',
    title: 'Take payments online',
    text: 'Until then customers pay in cash on delivery.',
    to: '/settings/selling/payments',
    permission: 'settings',
  },
  {
    step: 'open',
    title: 'Open the site',
    text: 'Visitors will see it. We check for problems first.',
    to: '/settings/opening',
    permission: 'settings',
  },
  {
    step: 'address',
    title: 'Use your own domain',
    text: 'Such as www.yourname.in, beside the address that you have.',
    to: '/settings/domains',
    permission: 'settings',
  },
]

/** Setup checklist of a new site, ticked automatically. Hidden after the first order, or once all steps are done. */
export function FirstSteps({ start }: { start: Dashboard['start'] }) {
  const { data: me } = useMe()
  const open = steps.filter(({ step, permission }) => start.steps.includes(step) && me && may(me, permission))
  const isDone = ({ step }: Step) => start.done.includes(step)
  if (start.hasOrders || open.every(isDone)) return null
  const done = open.filter(isDone).length
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg">First steps</h2>
      <p className="mb-3 text-sm text-ink-soft">
        {done} of {open.length} done
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {open.map((step, index) => (
          <StepRow key={step.step} step={step} number={index + 1} isDone={isDone(step)} />
        ))}
      </ol>
    </section>
  )
}

function StepRow({ step: { title, text, to }, number, isDone }: { step: Step; number: number; isDone: boolean }) {
  return (
    <li className="relative flex items-center gap-4 py-3 hover:bg-ground-soft">
      <span
        className={`ml-1 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-good-soft text-good' : 'bg-ground-soft text-ink-soft'}`}
      >
        {isDone ? <Check className="size-4" aria-label="Done" /> : number}
      </span>
      <span className="min-w-0">
        <Link
          to={to}
          className={`font-semibold after:absolute after:inset-0 ${isDone ? 'text-ink-soft line-through' : ''}`}
        >
          {title}
        </Link>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
    </li>
  )
}
