import { PlanButton, PlanPrice, type PlansProps, pointText, type ShownPlan, Tag } from './plan-parts.tsx'

/** One line for each plan: what it is, what it costs, the way to it. */
export function Rows({ plans, level }: PlansProps) {
  return (
    <ul className="border-t border-line-strong">
      {plans.map((plan, index) => (
        <li
          key={index}
          className="grid items-center gap-x-8 gap-y-4 border-b border-line-strong py-6 md:grid-cols-[minmax(0,1fr)_minmax(8rem,auto)_minmax(10rem,auto)] lg:grid-cols-[minmax(0,1fr)_14rem_14rem]"
        >
          <Words plan={plan} level={level} />
          <div>
            <PlanPrice plan={plan} size="small" />
          </div>
          <div className="md:text-end">
            <PlanButton plan={plan} className="max-md:w-full" />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Words({ plan, level }: { plan: ShownPlan; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {plan.title && <Title className="text-xl leading-snug">{plan.title}</Title>}
        <Tag plan={plan} />
      </div>
      {plan.description && <p className="mt-1.5 max-w-[60ch] whitespace-pre-line text-ink-soft">{plan.description}</p>}
      {plan.points.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {plan.points.map((point, at) => (
            <li key={at} className="wrap-anywhere">
              {pointText(plan, point)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
