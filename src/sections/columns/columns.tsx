import { Band } from '../../ui/band.tsx'
import { Area } from '../define/area.tsx'
import { areas, type Columns } from './columns.schema.ts'

/** Other sections side by side; below one another on phones. */
export function ColumnsView({ props }: { props: Columns }) {
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
