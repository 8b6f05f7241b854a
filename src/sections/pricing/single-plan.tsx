import { PlanButton, PlanPoints, PlanPrice, type PlansProps, type ShownPlan, Tag } from './plan-parts.tsx'

/** The first plan: what it is and has, and beside it what it costs. */
export function Single({ plans: [plan], level, raised }: PlansProps) {
  if (!plan) return null
  const Title = `h${level}` as const
  return (
    <div className="grid items-stretch gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="self-center">
        <div className="flex flex-wrap-reverse items-center gap-x-4 gap-y-2">
          {plan.title && <Title className="text-2xl leading-snug">{plan.title}</Title>}
          <Tag plan={plan} />
        </div>
        {plan.description && (
          <p className="mt-3 max-w-[60ch] text-lg whitespace-pre-line text-ink-soft">{plan.description}</p>
        )}
        {plan.points.length > 0 && (
          <div className="mt-8 border-t border-line-strong pt-6">
            {plan.pointHeading && <p className="mb-4 font-semibold wrap-anywhere">{plan.pointHeading}</p>}
            <PlanPoints plan={plan} className={plan.points.length > 3 ? 'sm:grid-cols-2' : ''} />
          </div>
        )}
      </div>
      <Card plan={plan} ground={raised} />
    </div>
  )
}

function Card({ plan, ground }: { plan: ShownPlan; ground: string }) {
  return (
    <div className={`flex flex-col items-center justify-center gap-6 rounded-card px-6 py-12 text-center ${ground}`}>
      {plan.cardHeading && <p className="text-lg font-semibold wrap-anywhere">{plan.cardHeading}</p>}
      <div className="empty:hidden">
        <PlanPrice plan={plan} size="large" />
      </div>
      <PlanButton plan={plan} look="primary" className="max-xs:w-full" />
      {plan.cardDescription && (
        <p className="max-w-[40ch] text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{plan.cardDescription}</p>
      )}
    </div>
  )
}
