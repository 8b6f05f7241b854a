import { mapSearch, openInMaps } from '../../shared/content/maps.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { DrawnMap } from './drawn-map.tsx'
import { looks, type MapSection, sample, schema } from './map.schema.ts'

function Address({ props }: { props: MapSection }) {
  const { name, address, details, linkText, heading } = props
  const Name = heading ? 'h3' : 'h2'
  const href = mapSearch([name, address].filter(Boolean).join(', '))
  return (
    <div className="wrap-anywhere">
      {name && <Name className="text-xl">{name}</Name>}
      <address className="mt-3 text-lg leading-relaxed whitespace-pre-line not-italic first:mt-0">{address}</address>
      {details && <p className="mt-4 whitespace-pre-line text-ink-soft">{details}</p>}
      <Link href={href} className={buttonClass('secondary', 'mt-7')} {...outward(href)}>
        {linkText || t(openInMaps)}
        <Icon name="place" />
      </Link>
    </div>
  )
}

/** An address with a drawn map. The real map is a third party's, opened only by a link. */
function MapView({ props }: { props: MapSection }) {
  if (!props.address) return null
  if (props.layout === 'wide')
    return (
      <Band band={props}>
        <SectionHeader {...props} />
        <div className="relative">
          <DrawnMap pin="aside" className="h-72 w-full rounded-card md:h-[30rem]" />
          <div className="relative mx-4 -mt-16 rounded-card bg-ground p-6 text-ink md:absolute md:bottom-8 md:left-8 md:m-0 md:max-w-[24rem] md:p-9">
            <Address props={props} />
          </div>
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <div className="grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-9 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeader {...props} align="start" />
          <Address props={props} />
        </div>
        <DrawnMap pin="middle" className="h-72 w-full rounded-card md:h-[28rem]" />
      </div>
    </Band>
  )
}

export const map = defineSection({
  type: 'map',
  title: 'Map',
  category: 'contact',
  schema,
  sample,
  looks,
  view: MapView,
})
