import { defineSection } from '../define/section.ts'
import { sample, schema } from './device-list.schema.ts'
import { DeviceListView } from './device-list.tsx'

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
