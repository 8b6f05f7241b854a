import { PlanButton, PlanPoints, PlanPrice, type PlansProps, type ShownPlan, Tag } from './plan-parts.tsx'

/** The parts of all cards stand on common lines, however long each one is. */
export function Cards({ plans, level, ground }: PlansProps) {
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] gap-x-5 ${plans.some(({ tag }) => tag) ? 'pt-3.5' : ''} ${plans.length < 3 ? 'mx-auto max-w-[54rem]' : ''}`}
    >
      {plans.map((plan, index) => (
        <li
          key={index}
          className={`relative row-span-4 mb-5 grid grid-rows-subgrid gap-y-0 rounded-card p-[clamp(1.25rem,2.2vw,2rem)] ${plan.primary ? 'border-2 border-accent' : 'border border-line-strong'}`}
        >
          <div
            className={`absolute top-0 left-0 mx-[clamp(1.25rem,2.2vw,2rem)] -translate-y-1/2 rounded-button ${ground}`}
          >
            <Tag plan={plan} />
          </div>
          <Words plan={plan} level={level} title="text-xl" />
          <div className="mt-6">
            <PlanPrice plan={plan} size="usual" />
          </div>
          <div className="mt-6">
            <PlanButton plan={plan} className="w-full" />
          </div>
          <Points plan={plan} className="mt-7" />
        </li>
      ))}
    </ul>
  )
}

/** The first two, each half of one frame. */
export function Large({ plans, level, raised }: PlansProps) {
  return (
    <ul className="grid overflow-clip rounded-card border border-line-strong max-lg:divide-y lg:grid-cols-2 lg:divide-x divide-line-strong">
      {plans.slice(0, 2).map((plan, index) => (
        <li
          key={index}
          className={`row-span-3 grid grid-rows-subgrid gap-y-0 p-[clamp(1.5rem,4vw,3.5rem)] ${plan.primary ? raised : ''}`}
        >
          <div>
            <div className="mb-3 empty:hidden">
              <Tag plan={plan} />
            </div>
            <Words plan={plan} level={level} title="text-2xl" />
          </div>
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <div>
              <PlanPrice plan={plan} size="large" />
            </div>
            <PlanButton plan={plan} className="max-xs:w-full" />
          </div>
          <Points plan={plan} className="mt-8 border-t border-line-strong pt-7" list="sm:grid-cols-2" />
        </li>
      ))}
    </ul>
  )
}

function Words({ plan, level, title }: { plan: ShownPlan; level: 2 | 3; title: string }) {
  const Title = `h${level}` as const
  return (
    <div>
      {plan.title && <Title className={`${title} leading-snug`}>{plan.title}</Title>}
      {plan.description && <p className="mt-2 whitespace-pre-line text-ink-soft">{plan.description}</p>}
    </div>
  )
}

function Points({ plan, className, list = '' }: { plan: ShownPlan; className: string; list?: string }) {
  if (plan.points.length === 0) return null
  return (
    <div className={className}>
      {plan.pointHeading && <p className="mb-3 font-semibold wrap-anywhere">{plan.pointHeading}</p>}
      <PlanPoints plan={plan} className={list} />
    </div>
  )
}
