import { useId } from 'react'
import { SearchForm } from '../../features/search-field/search-form.tsx'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { telHref } from '../../shared/people/tel.ts'
import { t } from '../../shared/words.ts'
import { ActionLink, outward } from '../../ui/action-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SiteMark } from '../../ui/site-mark.tsx'
import { useCurrent, usePage } from '../define/page-info.tsx'
import type { Header, MenuItem } from './header.schema.ts'
import { LanguageRow } from './languages.tsx'
import { currentMark, itemMark } from './menu.ts'

const row = 'flex min-h-13 w-full items-center gap-3 py-2.5 text-lg leading-snug aria-[current]:font-semibold'

/** The menu of phones: slides in from the side, and its items unfold. A popover, so it needs no script. */
export function MobileMenu({ props, items }: { props: Header; items: MenuItem[] }) {
  const { site } = usePage()
  const id = useId()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="-ml-2.5 grid size-11 place-items-center"
        aria-label={t('Menu')}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div id={id} popover="auto" className="menu-sheet">
        <div className="flex min-h-24 items-center justify-between gap-4">
          <SiteMark site={site} show={props.mark} />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mr-2.5 grid size-11 shrink-0 place-items-center"
            aria-label={t('Close menu')}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {props.showSearch && <SearchForm look="bar" />}
        <nav aria-label={t('Menu')} className="mt-4">
          <ul className="divide-y divide-line">
            {items.map((item, index) => (
              <li key={index}>{item.columns.length > 0 ? <Unfolding item={item} /> : <Plain item={item} />}</li>
            ))}
          </ul>
        </nav>
        <ActionLink button={props.button} className="mt-6 w-full" />
        <Phones phones={props.phones} />
        {props.showLanguages && <LanguageRow />}
      </div>
    </div>
  )
}

function Plain({ item }: { item: MenuItem }) {
  const currentOf = useCurrent()
  const href = hrefOf(item.action) ?? '/'
  return (
    <Link href={href} className={row} aria-current={currentMark(item.action, currentOf)} {...outward(href)}>
      {item.icon && <Icon name={item.icon} />}
      <span className="min-w-0">{item.text}</span>
    </Link>
  )
}

function Unfolding({ item }: { item: MenuItem }) {
  const currentOf = useCurrent()
  const href = hrefOf(item.action)
  return (
    <details className="group">
      <summary className={`${row} list-none ${itemMark(item, currentOf) ? 'font-semibold' : ''}`}>
        {item.icon && <Icon name={item.icon} />}
        <span className="min-w-0 flex-1">{item.text}</span>
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-6 pl-4">
        {href && (
          <Link href={href} className="-mb-3 flex min-h-11 items-center font-semibold" {...outward(href)}>
            {t('See all')}
            <span className="sr-only"> {t('of {name}', { name: item.text })}</span>
          </Link>
        )}
        {item.columns.map(({ title, icon, items }, index) => (
          <div key={index}>
            {title && (
              <p className="flex items-center gap-2 text-sm text-ink-soft">
                {icon && <Icon name={icon} className="size-4 shrink-0" />}
                {title}
              </p>
            )}
            <ul>
              {items.map((link, place) => (
                <SubLink key={place} link={link} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

function SubLink({ link }: { link: MenuItem['columns'][number]['items'][number] }) {
  const currentOf = useCurrent()
  const href = hrefOf(link.action) ?? '/'
  return (
    <li>
      <Link
        href={href}
        aria-current={currentMark(link.action, currentOf)}
        className="flex min-h-11 items-center gap-3 py-1.5 leading-snug aria-[current=page]:font-semibold"
        {...outward(href)}
      >
        {link.icon && <Icon name={link.icon} className="size-5 shrink-0 text-accent" />}
        <span className="min-w-0">{link.text}</span>
      </Link>
    </li>
  )
}

function Phones({ phones }: { phones: Header['phones'] }) {
  if (phones.length === 0) return null
  return (
    <ul className="mt-6 border-t border-line pt-3">
      {phones.map((phone, index) => (
        <li key={index}>
          <Phone phone={phone} />
        </li>
      ))}
    </ul>
  )
}

function Phone({ phone: { label, number } }: { phone: Header['phones'][number] }) {
  const href = telHref(number)
  const look = 'flex min-h-12 items-center gap-3 py-1.5 leading-snug'
  const words = (
    <>
      <Icon name="phone" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        {label && <span className="block text-sm text-ink-soft">{label}</span>}
        <span className="tabular-nums">{number}</span>
      </span>
    </>
  )
  if (!href) return <p className={look}>{words}</p>
  return (
    <Link href={href} className={look}>
      {words}
    </Link>
  )
}
