import { Link } from '@tanstack/react-router'
import { currentLink } from './current-link.ts'
import type { ListSearch } from './list-search.ts'
import { TabStrip, tabClass } from './tab-strip.tsx'

export type TabLink = { title: string; count?: number; search: ListSearch; here: boolean }

/** Views of one list, each with an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <TabStrip label={label}>
      {tabs.map(({ title, count, search, here }) => (
        <Link key={title} to="." search={search} {...currentLink(here)} className={tabClass(here)}>
          {title}
          {count !== undefined && <span className="text-sm text-ink-soft tabular-nums">{count}</span>}
        </Link>
      ))}
    </TabStrip>
  )
}

/** A view of a list by its filters; the one without any is all of it. */
export type View = { title: string; count: number | undefined; filters: ListSearch }

/** Tabs of views: each keeps what else is searched for. */
export function ViewTabs({ label, search, views }: { label: string; search: ListSearch; views: View[] }) {
  const names = new Set(['page', ...views.flatMap(({ filters }) => Object.keys(filters))])
  const others = Object.fromEntries(Object.entries(search).filter(([name]) => !names.has(name)))
  const tabs = views.map(({ title, count, filters }) => ({
    title,
    count,
    search: { ...others, ...filters },
    here: [...names].every((name) => name === 'page' || search[name] === filters[name]),
  }))
  return <TabLinks label={label} tabs={tabs} />
}
