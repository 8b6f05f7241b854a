import { usePreview } from '../../features/account/at-home.ts'
import { consents, person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import type { OwnDataSection } from './own-data.schema.ts'
import OwnDataPage from './own-data-page.island.tsx'

/** Where a person gets a copy of their data, and where a customer has their account deleted, or takes that back. */
export function OwnDataView({ props }: { props: OwnDataSection }) {
  const { timeZone } = usePage().site
  const { heading, copyText, deletionText } = props
  const preview = usePreview('own-data', { person, departure: { due: null, isMember: false }, consents })
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
