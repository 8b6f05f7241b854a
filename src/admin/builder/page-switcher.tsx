import { Combobox } from '@base-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { listPages } from '../../server/modules/content/pages/pages.contract.ts'
import { type PageDetail, type PageRow, pageKinds } from '../../shared/content/pages/pages-admin.ts'
import { ThingList } from '../fields/things/thing-list.tsx'
import type { Thing } from '../fields/things/things.ts'
import { usePaused } from '../ui/use-paused.ts'

type Props = { page: PageDetail; onGo: (pageId: string) => void }

/** The title of what is open; pressed, it finds any other page, template or shared group. */
export function PageSwitcher({ page, onGo }: Props) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { data, error, isPending } = useFound(usePaused(query), open)
  const here = asThing(page)
  return (
    <Combobox.Root<Thing>
      items={data ?? []}
      filter={null}
      value={here}
      onValueChange={(next) => next && next.value !== page._id && onGo(next.value)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={({ title }) => title}
      inputValue={query}
      onInputValueChange={setQuery}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setQuery('')
      }}
    >
      <Combobox.Trigger
        aria-label={`${page.title}: switch page`}
        title="Switch page"
        className="flex max-w-full min-w-0 items-center gap-1.5 rounded-button px-1.5 py-0.5 text-left hover:bg-ground-soft pointer-coarse:min-h-11"
      >
        <span className="min-w-0 leading-tight">
          <span className="block truncate text-base font-semibold sm:max-w-56">{page.title}</span>
          <span className="block truncate text-xs font-normal text-ink-soft">{page.path ?? 'On every page'}</span>
        </span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
      </Combobox.Trigger>
      <ThingList
        placeholder="Search pages and templates"
        fault={error?.message}
        isPending={isPending}
        isEmpty={data?.length === 0}
      />
    </Combobox.Root>
  )
}

function useFound(query: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['pages', 'switcher', query],
    queryFn: async () => {
      const q = query.trim() || undefined
      const { data } = await call(listPages, { query: { q, s: 50, sort: 'title', order: 'ascend' } })
      return data.toSorted((one, other) => pageKinds.indexOf(one.kind) - pageKinds.indexOf(other.kind)).map(asThing)
    },
    enabled: isOpen,
    staleTime: 10_000,
  })
}

const kindWords = { page: '', template: 'Template', group: 'On every page' }

function asThing({ _id, title, kind, path }: Pick<PageRow, '_id' | 'title' | 'kind' | 'path'>): Thing {
  return { value: _id, title, detail: [kindWords[kind], kind === 'group' ? '' : path].filter(Boolean).join(', ') }
}
