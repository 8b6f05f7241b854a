import { hrefOf, type Link } from '../../shared/content/pages/links.ts'
import type { Current } from '../define/page-info.tsx'
import type { MenuColumn, MenuItem, MenuLink } from './header.schema.ts'

/** Visible menu items: enabled, named, and with a link or a visible child. */
export function shownItems(items: MenuItem[]): MenuItem[] {
  return items
    .map((item) => ({ ...item, columns: item.columns.map(shownColumn).filter(({ items }) => items.length > 0) }))
    .filter((item) => item.enable && item.text && (hrefOf(item.action) || item.columns.length > 0))
}

function shownColumn(column: MenuColumn): MenuColumn {
  return { ...column, items: column.items.filter((link) => link.enable && link.text && hrefOf(link.action)) }
}

type CurrentOf = (href: string) => Current

export function currentMark(action: Link, currentOf: CurrentOf): Current {
  const href = hrefOf(action)
  return href ? currentOf(href) : undefined
}

/** The mark of an item with a sub-menu: its own, or that one of its links leads here. */
export function itemMark(item: MenuItem, currentOf: CurrentOf): Current {
  const within = (link: MenuLink) => currentMark(link.action, currentOf) !== undefined
  return (
    currentMark(item.action, currentOf) ?? (item.columns.some(({ items }) => items.some(within)) ? 'true' : undefined)
  )
}
