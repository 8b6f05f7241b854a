import { CircleAlert, Info } from 'lucide-react'
import type { Finding, FindingName } from '../../shared/sites/opening.ts'
import { counted } from '../ui/counted.ts'
import { ServerLink } from '../ui/server-link.tsx'

const pages = (count: number) => counted(count, 'page')

/** Title of each finding, and the reason why it matters. */
const texts: Record<FindingName, (count: number) => { title: string; text: string }> = {
  testimonials: (count) => ({
    title: `Testimonials of the starter on ${pages(count)}`,
    text: 'These are sample quotes. Replace them or remove the section.',
  }),
  contact: (count) => ({
    title: `Contact details of the starter on ${pages(count)}`,
    text: 'Customers would call or write to a business that does not exist.',
  }),
  policies: (count) => ({
    title: `Policies of the starter on ${pages(count)}`,
    text: 'Customers may hold you to what they promise.',
  }),
  business: () => ({
    title: 'Address and contact of the business are missing, or the starter’s',
    text: 'A shop has to tell customers who sells to them.',
  }),
  payment: () => ({ title: 'No way to pay', text: 'Only test payments are on, so no order would be paid.' }),
  products: (count) => ({
    title: counted(count, 'sample product'),
    text: 'Visitors see them but can’t order them.',
  }),
  catalogue: (count) => ({
    title: counted(count, 'sample category or brand', 'sample categories and brands'),
    text: 'Keep those that fit, and change their texts.',
  }),
  posts: (count) => ({
    title: `${counted(count, 'sample')} in the blog`,
    text: 'Posts, categories and authors of the starter: they speak of its business.',
  }),
  words: (count) => ({ title: `Texts of the starter on ${pages(count)}`, text: 'Read them once as a visitor does.' }),
  pictures: (count) => ({ title: `Pictures of the starter on ${pages(count)}`, text: 'They are drawn, not yours.' }),
  delivery: () => ({
    title: 'The delivery charge is the starter’s',
    text: 'Check it and save it.',
  }),
  tax: (count) => ({
    title: `${counted(count, 'product')} without HSN or GST`,
    text: 'Their invoices would be wrong.',
  }),
}

/** As many places as one finding shows. */
const mostShown = 5

type Props = {
  findings: Finding[]
  /** Closes the dialog when a link in it is followed. */
  onLeave: () => void
}

export function OpeningFindings({ findings, onLeave }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {findings.map((finding) => (
        <Row key={finding.name} finding={finding} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function Row({ finding: { name, count, stops, places }, onLeave }: { finding: Finding } & Pick<Props, 'onLeave'>) {
  const { title, text } = texts[name](count)
  const Mark = stops ? CircleAlert : Info
  const more = places.length - mostShown
  return (
    <li className="flex gap-3 py-3">
      <Mark
        className={`mt-0.5 size-5 shrink-0 ${stops ? 'text-danger' : 'text-ink-soft'}`}
        aria-label={stops ? 'Before you open' : 'Worth a look'}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {places.slice(0, mostShown).map((place) => (
            <li key={place.href}>
              <ServerLink
                href={place.href}
                onGo={onLeave}
                className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {place.title}
              </ServerLink>
            </li>
          ))}
          {more > 0 && <li className="flex items-center text-ink-soft">and {more} more</li>}
        </ul>
      </div>
    </li>
  )
}
