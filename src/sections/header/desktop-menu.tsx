import { hrefOf } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useCurrent } from '../define/page-info.tsx'
import type { MenuColumn, MenuItem } from './header.schema.ts'
import { currentMark, itemMark } from './menu.ts'

/** The menu of wide screens: sub-menus open below it on hover, on focus and on a click. */
export function DesktopMenu({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={t('Main')} className="min-w-0 max-lg:hidden">
      <ul className="header-menu">
        {items.map((item, index) => (
          <li key={index}>
            <Entry item={item} />
            {item.columns.length > 0 && <Panel columns={item.columns} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const currentOf = useCurrent()
  const href = hrefOf(item.action)
  const opens = item.columns.length > 0
  const content = (
    <>
      {item.icon && <Icon name={item.icon} className="size-4.5 shrink-0" />}
      <span className="header-entry">{item.text}</span>
      {opens && <Icon name="chevron-down" className="size-4 shrink-0 opacity-70" />}
    </>
  )
  const mark = itemMark(item, currentOf)
  if (!href)
    return (
      <button type="button" aria-current={mark}>
        {content}
      </button>
    )
  return (
    <Link href={href} aria-current={mark} {...outward(href)}>
      {content}
    </Link>
  )
}

function Panel({ columns }: { columns: MenuColumn[] }) {
  const alone = columns.length === 1
  return (
    <div className="menu-panel">
      <div className="frame py-10">
        <div className={alone ? '' : 'grid grid-cols-[repeat(auto-fit,minmax(11rem,18rem))] gap-x-10 gap-y-8'}>
          {columns.map((column, index) => (
            <Column key={index} column={column} spread={alone} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Column({ column: { title, icon, items }, spread }: { column: MenuColumn; spread: boolean }) {
  const currentOf = useCurrent()
  return (
    <div>
      {title && (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-soft">
          {icon && <Icon name={icon} className="size-4 shrink-0" />}
          {title}
        </p>
      )}
      <ul className={spread ? 'grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-10' : ''}>
        {items.map((link, index) => {
          const href = hrefOf(link.action) ?? '/'
          return (
            <li key={index}>
              <Link
                href={href}
                aria-current={currentMark(link.action, currentOf)}
                className="flex min-h-11 items-center gap-3 py-1.5 leading-snug font-medium decoration-accent decoration-2 underline-offset-[0.35em] hover:underline aria-[current=page]:underline"
                {...outward(href)}
              >
                {link.icon && <Icon name={link.icon} className="size-5 shrink-0 text-accent" />}
                <span className="min-w-0">{link.text}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
