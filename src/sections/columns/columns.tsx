import { Band } from '../../ui/band.tsx'
import { Area } from '../define/area.tsx'
import { defineSection } from '../define/section.ts'
import { areas, type Columns, looks, sample, schema } from './columns.schema.ts'

/** Other sections side by side; below one another on phones. */
function ColumnsView({ props }: { props: Columns }) {
  return (
    <Band band={props}>
      <div
        className="area-columns"
        data-layout={props.layout}
        data-gap={props.gap === 'normal' ? undefined : props.gap}
        style={{ alignItems: props.vertical }}
      >
        {areas(props).map((name, at) => (
          <Area key={name} at={at} />
        ))}
      </div>
    </Band>
  )
}

export const columns = defineSection({
  type: 'columns',
  title: 'Columns',
  category: 'content',
  schema,
  sample,
  looks,
  areas,
  view: ColumnsView,
})
