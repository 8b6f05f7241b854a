import { hrefOf, type Link } from '../../shared/content/links.ts'
import type { MenuColumn, MenuItem, MenuLink } from './header.schema.ts'

/** What of the menu is shown: enabled, named, and leading somewhere or holding something that does. */
export function shownItems(items: MenuItem[]): MenuItem[] {
  return items
    .map((item) => ({ ...item, columns: item.columns.map(shownColumn).filter(({ items }) => items.length > 0) }))
    .filter((item) => item.enable && item.text && (hrefOf(item.action) || item.columns.length > 0))
}

function shownColumn(column: MenuColumn): MenuColumn {
  return { ...column, items: column.items.filter((link) => link.enable && link.text && hrefOf(link.action)) }
}

/** `page` for the page that is open, `true` for what leads towards it. */
export function currentMark(action: Link, path: string): 'page' | 'true' | undefined {
  const href = hrefOf(action)
  // A part of a page is not the page that is open.
  if (!href || href.includes('#')) return undefined
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The mark of an item with a sub-menu: its own, or that one of its links leads here. */
export function itemMark(item: MenuItem, path: string): 'page' | 'true' | undefined {
  const within = (link: MenuLink) => currentMark(link.action, path) !== undefined
  return currentMark(item.action, path) ?? (item.columns.some(({ items }) => items.some(within)) ? 'true' : undefined)
}
