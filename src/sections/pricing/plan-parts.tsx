import { ActionLink } from '../../ui/action-link.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Cost } from './prices.ts'
import type { Plan } from './pricing.schema.ts'

/** A plan with what it costs; `yearly` where a visitor can choose between the periods. */
export type ShownPlan = Plan & { monthly: Cost; yearly?: Cost }

export type PlansProps = { plans: ShownPlan[]; level: 2 | 3; ground: string; raised: string }

const priceSizes = {
  small: ['text-2xl', 'text-lg'],
  usual: ['text-3xl', 'text-xl'],
  large: ['text-4xl', 'text-2xl'],
} as const

type Size = keyof typeof priceSizes

/** A price is large unless it is words. */
function Amount({ cost: { price, text }, size, className = '' }: { cost: Cost; size: Size; className?: string }) {
  const [amount, words] = priceSizes[size]
  return (
    <p className={className}>
      {price && (
        <span
          className={`block font-display leading-tight tabular-nums wrap-anywhere ${price.length > 12 ? words : amount}`}
        >
          {price}
        </span>
      )}
      {text && <span className="mt-1 block text-sm text-ink-soft wrap-anywhere">{text}</span>}
    </p>
  )
}

export function PlanPrice({ plan: { monthly, yearly }, size }: { plan: ShownPlan; size: Size }) {
  if (!yearly || (yearly.price === monthly.price && yearly.text === monthly.text))
    return <Amount cost={monthly} size={size} />
  return (
    <>
      <Amount cost={monthly} size={size} className="monthly" />
      <Amount cost={yearly} size={size} className="yearly" />
    </>
  )
}

export function Tag({ plan: { tag, primary } }: { plan: Plan }) {
  if (!tag) return null
  const ground = primary ? 'bg-(--button-bg) text-(--button-text)' : 'border border-line-strong'
  return (
    <p className={`w-fit max-w-full rounded-button px-2.5 py-1 text-xs font-semibold wrap-anywhere ${ground}`}>{tag}</p>
  )
}

/** A point, with what this plan says of it. */
export function pointText({ pointCustomText }: Plan, point: string): string {
  const own = ownText(pointCustomText, point)
  return own ? `${point}: ${own}` : point
}

export function ownText(texts: Plan['pointCustomText'], point: string): string {
  return Object.hasOwn(texts, point) ? (texts[point] ?? '') : ''
}

export function PlanPoints({ plan, className = '' }: { plan: Plan; className?: string }) {
  if (plan.points.length === 0) return null
  return (
    <ul className={`grid content-start gap-x-8 gap-y-2.5 ${className}`}>
      {plan.points.map((point, index) => (
        <li key={index} className="flex gap-2.5">
          <Icon name="check" className="mt-[0.3em] size-4 shrink-0 text-accent" />
          <span className="min-w-0 leading-snug wrap-anywhere">{pointText(plan, point)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The button of the plan that is highlighted stands out; so does that of a plan that stands alone. */
export function PlanButton({ plan, look, className = '' }: { plan: Plan; look?: ButtonLook; className?: string }) {
  const own = plan.primary ? 'primary' : 'secondary'
  return <ActionLink button={{ ...plan, icon: '' }} look={look ?? own} className={className} />
}
