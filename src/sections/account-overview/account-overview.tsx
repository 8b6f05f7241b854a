import { usePreview } from '../../features/account/at-home.ts'
import { person, previewOf, readPreviewed } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import AccountOverview from './account-overview.island.tsx'
import { type AccountOverviewSection, sample, schema } from './account-overview.schema.ts'

/** Where customers land after signing in (R14). */
function AccountOverviewView({ props, data }: { props: AccountOverviewSection; data: ProductListItem[] }) {
  const { timeZone } = usePage().site
  const { order } = previewOf(data)
  const preview = usePreview('overview', { person, orders: { data: [order], total: 2 } })
  const { greeting, emptyText, button } = props
  const shop = { text: button.enableButton ? button.buttonText : '', href: hrefOf(button.buttonAction) ?? '/' }
  return (
    <Band band={props}>
      <Island
        name="account-overview"
        needs="Your account"
        of={AccountOverview}
        props={{ greeting, emptyText, shop, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

export const accountOverview = defineSection({
  type: 'account-overview',
  title: 'Account overview',
  category: 'account',
  schema,
  sample,
  view: AccountOverviewView,
  load: (_, reads, page) => readPreviewed('overview', reads, page),
  only: 'overview',
})
