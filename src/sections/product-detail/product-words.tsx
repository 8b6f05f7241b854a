import type { ProductDetail } from '../../shared/selling/catalogue/products.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProductDetailProps } from './product-detail.schema.ts'

/** The shop's notes on delivery and returns. */
export function Notes({ notes }: { notes: ProductDetailProps['notes'] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-8 border-t border-line">
      {notes.map(({ icon, title, text }, index) => (
        <li key={index} className="flex gap-4 border-b border-line py-4">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent" />
          <div>
            <p className="font-semibold">{title}</p>
            {text && <p className="text-sm text-ink-soft">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function Facts({ title, facts }: { title: string; facts: ProductDetail['facts'] }) {
  return facts.length === 0 ? null : <FactList title={title} facts={facts} />
}

/** Names and values in two columns. A value may have several lines. */
export function FactList({ title, facts }: { title: string; facts: ProductDetail['facts'] }) {
  return (
    <section>
      <h2 className="mb-5 text-2xl">{title}</h2>
      <dl className="border-t border-line">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-line py-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
