import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './account-overview.schema.ts'
import { AccountOverviewView } from './account-overview.tsx'

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
