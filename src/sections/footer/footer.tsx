import { hrefOf } from '../../shared/content/pages/links.ts'
import { dateFormat } from '../../shared/date-format.ts'
import { mailHref } from '../../shared/people/mail-href.ts'
import { telHref } from '../../shared/people/tel.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { grounds } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { SiteMark } from '../../ui/site-mark.tsx'
import { usePage } from '../define/page-info.tsx'
import { useReached } from '../define/reached.ts'
import { defineSection } from '../define/section.ts'
import { type Footer, type FooterLink, looks, sample, schema } from './footer.schema.ts'

const linkClass = 'inline-block py-2.75 leading-snug wrap-anywhere underline-offset-4 hover:underline'

const layouts = { columns: Columns, centred: Centred, line: Line, name: LargeName }

/** The foot of every page: who the site is, its links, how to reach it, and the small print. */
function FooterView({ props }: { props: Footer }) {
  const { site } = usePage()
  const Layout = layouts[props.layout]
  return (
    <footer className={props.tone === 'plain' ? 'border-t border-line' : grounds[props.tone]}>
      <Layout props={props} />
      <SmallPrint text={smallPrint(props.smallPrint, site)} links={props.legal} centred={props.layout === 'centred'} />
    </footer>
  )
}

function About({ props, className = '' }: { props: Footer; className?: string }) {
  const { site } = usePage()
  return (
    <div className={`max-w-[26rem] ${className}`}>
      <SiteMark site={site} show={props.mark} />
      {props.about && <p className="mt-4 whitespace-pre-line text-ink-soft">{props.about}</p>}
    </div>
  )
}

function Links({ props }: { props: Footer }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-10">
      {props.columns.map((column, index) => (
        <Column key={index} title={column.title} items={column.items} />
      ))}
      <Contact {...props.contact} />
    </div>
  )
}

function Columns({ props }: { props: Footer }) {
  return (
    <div className="frame grid gap-x-12 gap-y-12 pt-[calc(clamp(3rem,6vw,5.5rem)*var(--air,1))] pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-[clamp(3rem,8vw,8rem)]">
      <About props={props} />
      <Links props={props} />
    </div>
  )
}

/** All links in one row, without the headings of their columns. */
function RowOfLinks({ columns, className }: { columns: Footer['columns']; className: string }) {
  const items = columns.flatMap((column) => column.items)
  if (items.length === 0) return null
  return (
    <nav aria-label={t('Footer')}>
      <ul className={`flex flex-wrap gap-x-7 text-ink-soft ${className}`}>
        {items.map((item, index) => (
          <li key={index}>
            <TextLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Centred({ props }: { props: Footer }) {
  return (
    <div className="frame flex flex-col items-center gap-y-7 pt-[calc(clamp(3rem,6vw,5rem)*var(--air,1))] pb-10 text-center">
      <About props={props} className="flex flex-col items-center" />
      <RowOfLinks columns={props.columns} className="justify-center" />
      <Contact {...props.contact} />
    </div>
  )
}

function Line({ props }: { props: Footer }) {
  const { site } = usePage()
  return (
    <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
      <SiteMark site={site} show={props.mark} />
      <RowOfLinks columns={props.columns} className="" />
    </div>
  )
}

/** The name once more, as large as the page is wide: a long one is smaller, and is broken rather than cut. */
function LargeName({ props }: { props: Footer }) {
  const { site } = usePage()
  const size = Math.min(17, 110 / Math.max(6, site.name.length))
  return (
    <>
      <Columns props={props} />
      <p
        className="frame pb-4 font-display leading-[0.95] wrap-anywhere"
        style={{ fontSize: `clamp(2.5rem, ${size.toFixed(1)}vw, ${(size * 0.84).toFixed(1)}rem)` }}
        aria-hidden
      >
        {site.name}
      </p>
    </>
  )
}

function Heading({ children }: { children: string }) {
  return children ? <h2 className="mb-2 font-sans text-sm leading-snug font-semibold">{children}</h2> : null
}

function Column({ title, items }: { title: string; items: FooterLink[] }) {
  return (
    <nav aria-label={title || undefined} className="min-w-[min(8rem,100%)] flex-1">
      <Heading>{title}</Heading>
      <ul className="text-ink-soft">
        {items.map((item, index) => (
          <li key={index}>
            <TextLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TextLink({ item }: { item: FooterLink }) {
  const href = hrefOf(item.action)
  if (!href || !item.text) return null
  return (
    <Link href={href} className={`${linkClass} hover:text-ink`} {...outward(href)}>
      {item.text}
    </Link>
  )
}

/** A number or an email; text alone where it is not certain what it leads to. */
function Way({ href, text, className }: { href: string | undefined; text: string; className: string }) {
  if (!href) return <p className={`${linkClass} w-full ${className}`}>{text}</p>
  return (
    <Link href={href} className={`${linkClass} w-full hover:text-ink ${className}`}>
      {text}
    </Link>
  )
}

function Contact({ title, hours, ...own }: Footer['contact']) {
  const { address, phone, email } = useReached(own)
  if (!address && !phone && !email && !hours) return null
  return (
    <div className="min-w-[min(13rem,100%)] wrap-anywhere flex-[1.6]">
      <Heading>{title}</Heading>
      <address className="text-ink-soft not-italic">
        {address && <p className="py-2.75 leading-relaxed whitespace-pre-line">{address}</p>}
        {phone && <Way href={telHref(phone)} text={phone} className="tabular-nums" />}
        {email && <Way href={mailHref(email)} text={email} className="wrap-anywhere" />}
        {hours && <p className="py-2.75 leading-snug">{hours}</p>}
      </address>
    </div>
  )
}

function SmallPrint({ text, links, centred }: { text: string; links: FooterLink[]; centred: boolean }) {
  if (!text && links.length === 0) return null
  return (
    <div className="frame">
      <div
        className={`flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line py-5 text-sm text-ink-soft ${centred ? 'justify-center' : 'justify-between'}`}
      >
        <p>{text}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map((item, index) => (
            <li key={index} className="[&_a]:py-3">
              <TextLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** `{year}` is this year where the site is at home, `{name}` the site's name. */
function smallPrint(text: string, site: { name: string; timeZone: string }): string {
  const year = dateFormat('en', { year: 'numeric', timeZone: site.timeZone }).format(new Date())
  return text.replaceAll('{year}', year).replaceAll('{name}', site.name)
}

export const footer = defineSection({
  type: 'footer',
  title: 'Footer',
  category: 'structure',
  schema,
  sample,
  looks,
  view: FooterView,
})
