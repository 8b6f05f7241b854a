import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './map.schema.ts'
import { MapView } from './map.tsx'

export const map = defineSection({
  type: 'map',
  title: 'Map',
  category: 'contact',
  schema,
  sample,
  looks,
  view: MapView,
})
