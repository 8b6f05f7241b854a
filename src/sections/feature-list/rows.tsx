import { ActionLink } from '../../ui/action-link.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { Feature } from './feature-list.schema.ts'
import { Mark } from './mark.tsx'

/** Two-column blocks (S14), one below the other; the picture changes sides. */
export function Rows({ items, level }: { items: Feature[]; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <ul className="grid gap-y-[clamp(3.5rem,7vw,7rem)]">
      {items.map((item, index) => (
        <li
          key={index}
          className="grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-7 lg:grid-cols-2 lg:even:[&>img]:order-last"
        >
          <Photo {...item.image} sizes="(min-width: 64rem) 42rem, 92vw" ratio="4 / 3" className="w-full rounded-card" />
          <div className="max-w-[34rem]">
            <Mark item={item} className="mb-5 size-7" />
            {item.title && <Title className="text-3xl">{item.title}</Title>}
            {item.description && <p className="mt-4 text-lg whitespace-pre-line text-ink-soft">{item.description}</p>}
            <ActionLink button={item.button} look="secondary" className="mt-7" />
          </div>
        </li>
      ))}
    </ul>
  )
}
