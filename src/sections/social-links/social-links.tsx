import { safeHref } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { NetworkMark, networks } from '../../ui/network-mark.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type SocialLinks, type SocialPlace, sample, schema } from './social-links.schema.ts'

const nameOf = ({ name, network }: SocialPlace) => name || t(networks[network])

/** A place without an address is shown without a link. */
function Place({ place, layout }: { place: SocialPlace; layout: SocialLinks['layout'] }) {
  const href = safeHref(place.address)
  const alone = layout === 'icons'
  const content = (
    <>
      <NetworkMark network={place.network} className="size-6 shrink-0" />
      <span className={alone ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{nameOf(place)}</span>
    </>
  )
  const shape = alone
    ? 'grid size-13 place-items-center rounded-full border border-line-strong'
    : 'flex min-h-16 items-center gap-4 py-3 font-semibold'
  if (!href) return <span className={shape}>{content}</span>
  return (
    <Link
      href={href}
      className={`${shape} underline-offset-4 transition-colors ${alone ? 'hover:border-current' : 'hover:underline'}`}
      {...outward(href)}
    >
      {content}
    </Link>
  )
}

/** Where else a business is met: plain links, for which nothing is loaded from there. */
function SocialLinksView({ props }: { props: SocialLinks }) {
  const { items, layout, align } = props
  if (items.length === 0) return null
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {layout === 'icons' ? (
        <ul className={`flex flex-wrap gap-3 ${rowAt(align)}`}>
          {items.map((place, index) => (
            <li key={index}>
              <Place place={place} layout={layout} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] border-t border-line">
          {items.map((place, index) => (
            <li key={index} className="border-b border-line">
              <Place place={place} layout={layout} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

export const socialLinks = defineSection({
  type: 'social-links',
  title: 'Social links',
  category: 'contact',
  schema,
  sample,
  looks,
  view: SocialLinksView,
})
