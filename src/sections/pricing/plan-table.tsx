import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScrollFrame } from '../../ui/scroll-frame.tsx'
import { ownText, PlanButton, PlanPrice, type PlansProps, type ShownPlan, Tag } from './plan-parts.tsx'
import type { Pricing } from './pricing.schema.ts'

type Groups = Pricing['pointGroups']
type Props = PlansProps & { groups: Groups; label: string }

/** Where no groups are given: every point that any of the plans has, once. */
function groupsOf(plans: ShownPlan[], groups: Groups): Groups {
  const given = groups.filter(({ points }) => points.length > 0)
  if (given.length > 0) return given
  const points = [...new Set(plans.flatMap((plan) => plan.points))]
  return points.length > 0 ? [{ name: '', points }] : []
}

/**
 * Plans compared (S81): one column for each and one for the labels, which stays in view while the others are scrolled on a
 * narrow screen.
 */
export function Table({ plans, ground, raised, groups, label }: Props) {
  const columns = { minWidth: `${9 + plans.length * 9.5}rem` }
  const columnGround = (plan: ShownPlan) => (plan.primary ? raised : '')
  return (
    <ScrollFrame label={label} className="[scrollbar-width:thin]">
      <table className="w-full table-fixed border-collapse text-start" style={columns}>
        <thead>
          <tr className="align-bottom">
            <td className={`plan-label ${ground}`} />
            {plans.map((plan, index) => (
              <th
                key={index}
                scope="col"
                className={`px-3 pt-5 pb-2 text-start font-normal lg:px-5 ${columnGround(plan)}`}
              >
                <Tag plan={plan} />
                <span className="mt-2 block font-display text-xl leading-snug wrap-anywhere">{plan.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line-strong align-top">
            <th scope="row" className={`plan-label ${ground}`}>
              {t('Price')}
            </th>
            {plans.map((plan, index) => (
              <td key={index} className={`px-3 pt-3 pb-6 lg:px-5 ${columnGround(plan)}`}>
                <PlanPrice plan={plan} size="small" />
              </td>
            ))}
          </tr>
        </tbody>
        {groupsOf(plans, groups).map(({ name, points }, index) => (
          <tbody key={index}>
            {name && (
              <tr className="align-bottom">
                <th scope="rowgroup" className={`plan-label plan-group ${ground}`}>
                  {name}
                </th>
                {plans.map((plan, column) => (
                  <td key={column} className={columnGround(plan)} />
                ))}
              </tr>
            )}
            {points.map((point, at) => (
              <tr key={at} className="border-b border-line align-top">
                <th scope="row" className={`plan-label ${ground}`}>
                  {point}
                </th>
                {plans.map((plan, column) => (
                  <td key={column} className={`px-3 py-3.5 lg:px-5 ${columnGround(plan)}`}>
                    <Cell plan={plan} point={point} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td className={`plan-label ${ground}`} />
            {plans.map((plan, index) => (
              <td key={index} className={`px-3 py-5 lg:px-5 ${columnGround(plan)}`}>
                <PlanButton plan={plan} className="w-full px-3!" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollFrame>
  )
}

function Cell({ plan, point }: { plan: ShownPlan; point: string }) {
  const own = ownText(plan.pointCustomText, point)
  if (own) return <span className="wrap-anywhere">{own}</span>
  const included = plan.points.includes(point)
  return (
    <>
      <Icon
        name={included ? 'check' : 'minus'}
        className={`mt-0.5 size-5 ${included ? 'text-accent' : 'text-ink-soft'}`}
      />
      <span className="sr-only">{included ? t('Included') : t('Not included')}</span>
    </>
  )
}
