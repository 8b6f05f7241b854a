import type { ReactNode } from 'react'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Marquee } from '../../ui/marquee.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type MarqueeItem, type MarqueeProps, sample, schema } from './marquee.schema.ts'

type ItemProps = { item: MarqueeItem }

function Leading({ item, children }: ItemProps & { children: ReactNode }) {
  const href = hrefOf(item.link)
  if (!href) return children
  return (
    <Link href={href} className="underline-offset-[0.2em] hover:underline" {...outward(href)}>
      {children}
    </Link>
  )
}

function Word({ item }: ItemProps) {
  return (
    <p className="flex items-center whitespace-nowrap py-[0.15em] font-display text-4xl leading-snug">
      <Leading item={item}>{item.text}</Leading>
      <span className="mx-[0.6em] size-[0.22em] rounded-full bg-accent" aria-hidden />
    </p>
  )
}

/** A logo without a picture is its name. */
function Logo({ item }: ItemProps) {
  return (
    <div className="grid h-16 place-items-center px-8 md:px-12">
      <Leading item={item}>
        {item.image.media ? (
          <Photo
            {...item.image}
            alt={item.image.alt || item.text}
            sizes="12rem"
            fit="contain"
            className="h-14 w-auto max-w-48"
          />
        ) : (
          <span className="text-xl font-semibold whitespace-nowrap">{item.text}</span>
        )}
      </Leading>
    </div>
  )
}

/** Words or logos that move past. */
function MarqueeView({ props }: { props: MarqueeProps }) {
  const { layout, label } = props
  const items = props.items.filter(({ text, image }) => text || (layout === 'logos' && image.media))
  const Shape = layout === 'logos' ? Logo : Word
  if (items.length === 0) return null
  return (
    <Band band={{ ...props, width: 'full' }} className="overflow-x-clip">
      <Marquee
        label={label || (layout === 'logos' ? t('Partners') : t('In short'))}
        items={items.map((item, index) => <Shape key={index} item={item} />)}
        item="shrink-0"
      />
    </Band>
  )
}

export const marquee = defineSection({
  type: 'marquee',
  title: 'Moving line',
  category: 'content',
  schema,
  sample,
  looks,
  view: MarqueeView,
})
