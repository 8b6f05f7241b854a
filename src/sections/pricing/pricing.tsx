import { useId } from 'react'
import { at } from '../../shared/content/media/responsive.ts'
import { currencySign } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { wordsAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { Cards, Large } from './plan-cards.tsx'
import type { PlansProps } from './plan-parts.tsx'
import { Rows } from './plan-rows.tsx'
import { Table } from './plan-table.tsx'
import { costsOf, hasPeriods } from './prices.ts'
import { looks, type Plan, type Pricing, sample, schema } from './pricing.schema.ts'
import { Single } from './single-plan.tsx'

const periods = [
  { value: 'monthly', text: 'Monthly' },
  { value: 'yearly', text: 'Annually' },
]

/** How many of the plans a layout shows. */
const shownIn = { cards: 60, large: 2, single: 1, rows: 60, table: 60 }

/** Plans with their prices (S80, S81), by the month first (T21). */
function PricingView({ props }: { props: Pricing }) {
  const id = useId()
  const sign = currencySign(usePage().site.currency)
  const { layout, header, align, items, switching, tone } = props
  const shown = items.slice(0, shownIn[layout])
  if (shown.length === 0) return null
  const plans = layout === 'single' ? shown.map(withOwnPrice) : shown
  const both = switching && hasPeriods(plans)
  const priced = plans.map((plan) => {
    const { monthly, yearly } = costsOf(plan, sign)
    return { ...plan, monthly, ...(both && { yearly }) }
  })
  const toggle = both && (
    <Toggle
      label={t('Prices')}
      name={`${id}period`}
      choices={periods.map(({ value, text }) => ({ value, text: t(text) }))}
    />
  )
  const beside = at(align, 'lg') === 'start' && Object.values(header).some((words) => words !== '')
  return (
    <Band band={props} className={both ? 'by-period' : ''}>
      <SectionHeader {...header} align={align} aside={beside ? toggle : undefined} />
      {toggle && !beside && <div className={`mb-8 ${wordsAt(align)}`}>{toggle}</div>}
      <Plans
        props={props}
        plans={{
          plans: priced,
          level: header.heading ? 3 : 2,
          // Background of the plans, and of the highlighted one.
          ground: tone === 'soft' ? 'bg-ground-soft' : 'bg-ground',
          raised: tone === 'soft' ? 'bg-ground' : 'bg-ground-soft',
        }}
      />
      <Footer footer={props.footer} ruled={layout !== 'rows'} />
    </Band>
  )
}

/** The price of the card is all that the plan costs: there are no periods to choose between. */
function withOwnPrice(plan: Plan): Plan {
  return plan.price ? { ...plan, priceMonthly: plan.price, priceYearly: '', yearlyPlanText: '' } : plan
}

function Plans({ props: { layout, pointGroups, header }, plans }: { props: Pricing; plans: PlansProps }) {
  if (layout === 'table') return <Table {...plans} groups={pointGroups} label={header.heading || t('Plans compared')} />
  const Layout = { cards: Cards, large: Large, single: Single, rows: Rows }[layout]
  return <Layout {...plans} />
}

/** @param ruled unless a line stands above already */
function Footer({ footer, ruled }: { footer: Pricing['footer']; ruled: boolean }) {
  const { title, description, buttonText, buttonAction } = footer
  if (!title && !description && !buttonText) return null
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-5 pt-8 ${ruled ? 'mt-10 border-t border-line-strong' : ''}`}
    >
      <div className="min-w-0 max-w-[60ch] wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {description && <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>}
      </div>
      <ActionLink button={{ buttonText, buttonAction, enableButton: true, icon: '' }} look="secondary" />
    </div>
  )
}

export const pricing = defineSection({
  type: 'pricing',
  title: 'Prices',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: PricingView,
})
