import { usePreview } from '../../features/account/at-home.ts'
import { person, sessions } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import DeviceList from './device-list.island.tsx'
import { type DeviceListSection, sample, schema } from './device-list.schema.ts'

/** Devices where the user is signed in; signs out one or all others. */
function DeviceListView({ props }: { props: DeviceListSection }) {
  const { timeZone } = usePage().site
  const { heading, description } = props
  const preview = usePreview('devices', { person, sessions })
  return (
    <Band band={props}>
      <Island
        name="device-list"
        needs="The list of your devices"
        of={DeviceList}
        props={{ heading, description, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

export const deviceList = defineSection({
  type: 'device-list',
  title: 'Devices',
  category: 'account',
  schema,
  sample,
  words: 'sessions security signed in log out everywhere',
  view: DeviceListView,
  only: 'devices',
})
