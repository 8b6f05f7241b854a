import { dateFormat } from '../../shared/date-format.ts'
import type { ShownField } from '../../shared/selling/catalogue/custom-fields.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'

/** A field with its value. `of` names the variants that have it, where they differ: the field then stands there once for each value. */
export type OwnField = ShownField & { of?: string }

/** The owner's custom fields, grouped by heading; those without one under `title`. */
export function OwnFields({ title, fields, locale }: { title: string; fields: OwnField[]; locale: string }) {
  const groups = Map.groupBy(fields, ({ heading }) => heading || title)
  return [...groups].map(([heading, group]) => (
    <section key={heading}>
      <h2 className="mb-5 text-2xl">{heading}</h2>
      <dl className="border-t border-line">
        {[...Map.groupBy(group, ({ _id }) => _id)].map(([id, values]) => (
          <div key={id} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 gap-y-1 border-b border-line py-3">
            <dt className="text-ink-soft wrap-anywhere">{values[0]?.name}</dt>
            {values.map((field, index) => (
              <dd key={index} className="col-start-2 min-w-0 whitespace-pre-line wrap-anywhere">
                {field.of && <span className="text-ink-soft">{field.of}: </span>}
                <Value field={field} locale={locale} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  ))
}

function Value({ field, locale }: { field: ShownField; locale: string }) {
  const { type, value } = field
  if (type === 'LINK' && typeof value === 'string')
    return (
      <Link href={value} className="text-link underline">
        {value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </Link>
    )
  if (type === 'PICTURE' && typeof value === 'string')
    return <Photo media={value} alt={field.name} sizes="16rem" ratio="4 / 3" className="max-w-64 rounded-card" />
  if (type === 'COLOUR' && typeof value === 'string')
    return (
      <span className="inline-flex items-center gap-2">
        <span className="size-5 rounded-full border border-line" style={{ backgroundColor: value }} aria-hidden />
        {value}
      </span>
    )
  return textOf(field, locale)
}

/** A value in words: `1,20,000 g`, `5 December 2026`, `Yes`. */
function textOf({ type, value, unit }: ShownField, locale: string): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number')
    return [value.toLocaleString('en-IN', { maximumFractionDigits: 6 }), unit].join(' ').trim()
  if (Array.isArray(value)) return value.join(', ')
  if (type === 'DATE') return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
  return value
}
