import { Band, grounds } from '../../ui/band.tsx'
import { Area } from '../define/area.tsx'
import { defineSection } from '../define/section.ts'
import { areas, type Container, looks, sample, schema } from './container.schema.ts'

const panels = { ...grounds, outlined: 'border border-line' }
const widths = { wide: '', text: 'mx-auto max-w-[46rem]', narrow: 'mx-auto max-w-[30rem]', full: '' }
const paddings = {
  normal: 'p-[clamp(1.25rem,4vw,3rem)]',
  small: 'p-[clamp(0.75rem,2vw,1.25rem)]',
  large: 'p-[clamp(1.75rem,7vw,5rem)]',
  none: 'overflow-clip',
}
const corners = { theme: 'rounded-card', large: 'rounded-[1.75rem]', none: '' }

/** Other sections in a panel of their own. */
function ContainerView({ props }: { props: Container }) {
  const { width, panel, padding, corner } = props
  return (
    <Band band={{ ...props, width: width === 'full' ? 'full' : 'wide' }}>
      <div className={`${panels[panel]} ${widths[width]} ${paddings[padding]} ${corners[corner]}`}>
        <Area at={0} />
      </div>
    </Band>
  )
}

export const container = defineSection({
  type: 'container',
  title: 'Container',
  category: 'content',
  schema,
  sample,
  looks,
  areas,
  view: ContainerView,
})
