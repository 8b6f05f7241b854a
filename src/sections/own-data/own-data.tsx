import { usePreview } from '../../features/account/at-home.ts'
import { consents, person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type OwnDataSection, sample, schema } from './own-data.schema.ts'
import OwnDataPage from './own-data-page.island.tsx'

/** Download of the user's data, and deletion of a customer's account, which can be cancelled. */
function OwnDataView({ props }: { props: OwnDataSection }) {
  const { timeZone } = usePage().site
  const { heading, copyText, deletionText } = props
  const preview = usePreview('own-data', {
    person,
    departure: { due: null, isMember: false, needsPassword: true },
    consents,
  })
  return (
    <Band band={props}>
      <Island
        name="own-data-page"
        needs="Your data"
        of={OwnDataPage}
        props={{ heading, copyText, deletionText, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

export const ownData = defineSection({
  type: 'own-data',
  title: 'Own data',
  category: 'account',
  schema,
  sample,
  words: 'export copy delete account leave erase privacy personal',
  view: OwnDataView,
  only: 'own-data',
})
