import { linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listPages } from '../../server/modules/content/pages/pages.contract.ts'
import { type PageRow, pageKinds } from '../../shared/content/pages/pages-admin.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { type List, useList } from '../ui/list.ts'
import type { ListSearch } from '../ui/list-search.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import { useRefreshPages } from './calls.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { type PagesView, pageColumns } from './page-columns.tsx'
import { PageMenu, usePageActs } from './page-menu.tsx'
import { PageSettings } from './page-settings.tsx'
import { PublishLater } from './publish-later.tsx'
import { StandardTemplates } from './standard-templates.tsx'

/** Everything that the public site is made of, and what was deleted of it. */
export function PagesScreen() {
  const view = viewOf(useSearch({ from: '/pages' }))
  const [opened, setOpened] = useState<'new' | Opened>()
  const close = () => setOpened(undefined)
  return (
    <Screen
      title="Pages"
      actions={
        <Button onClick={() => setOpened('new')}>
          <Plus className="size-4" aria-hidden />
          New page
        </Button>
      }
    >
      <TabLinks label="Kinds of pages" tabs={tabs(view)} />
      <PagesTable key={view} view={view} onNew={() => setOpened('new')} onOpen={setOpened} />
      {opened === 'new' && <NewPageDialog onClose={close} />}
      {typeof opened === 'object' && <OpenedDialog {...opened} onClose={close} />}
    </Screen>
  )
}

/** A dialog about a page: its settings, or when it is published. */
type Opened = { page: PageRow; dialog: 'settings' | 'later' }

function OpenedDialog({ page, dialog, onClose }: Opened & { onClose: () => void }) {
  const refresh = useRefreshPages()
  const Shown = dialog === 'settings' ? PageSettings : PublishLater
  return <Shown pageId={page._id} onSaved={() => void refresh()} onClose={onClose} />
}

type TableProps = { view: PagesView; onNew: () => void; onOpen: (opened: Opened) => void }

function PagesTable({ view, onNew, onOpen }: TableProps) {
  const zone = useZone()
  const always: Record<string, string> = view === 'deleted' ? { deleted: 'true' } : { kind: view }
  const search = useSearch({ from: '/pages' })
  const found = useList({ contract: listPages, search, sort: 'changed', order: 'descend', always })
  const list = { ...found, search: withoutView(found.search) }
  const isDeleted = view === 'deleted'
  return (
    <>
      <ListTools list={list} search={view === 'page' || isDeleted ? 'Search by title or path' : 'Search by title'} />
      <DataTable
        list={list}
        label={titles[view]}
        columns={pageColumns(view, zone)}
        link={isDeleted ? undefined : ({ _id }) => linkOptions({ to: '/pages/$pageId', params: { pageId: _id } })}
        rowActions={(page) =>
          isDeleted ? (
            <BringBack page={page} />
          ) : (
            <PageMenu
              page={page}
              onSettings={() => onOpen({ page, dialog: 'settings' })}
              onLater={() => onOpen({ page, dialog: 'later' })}
            />
          )
        }
        empty={<Nothing view={view} onNew={onNew} />}
      />
      {view === 'template' && <StandardTemplates />}
    </>
  )
}

function BringBack({ page }: { page: PageRow }) {
  const { restore } = usePageActs(page)
  return (
    <Button look="quiet" onClick={restore} aria-label={`Restore ${page.title}`} className="whitespace-nowrap">
      Restore
    </Button>
  )
}

const titles: Record<PagesView, string> = {
  page: 'Pages',
  template: 'Templates',
  group: 'Header & footer',
  deleted: 'Deleted',
}

const nothing: Record<PagesView, { heading: string; text: string }> = {
  page: { heading: 'There are no pages yet', text: 'Start from one of the presets and make it your own.' },
  template: {
    heading: 'There are no templates',
    text: 'Templates lay out products, categories, the bag and the account.',
  },
  group: { heading: 'Nothing is shared yet', text: 'Header, footer and announcement are shown on every page.' },
  deleted: { heading: 'Nothing was deleted', text: 'Deleted pages can be restored from here.' },
}

function Nothing({ view, onNew }: { view: PagesView; onNew: () => void }) {
  return <EmptyList {...nothing[view]} begin={view === 'page' && <Button onClick={onNew}>New page</Button>} />
}

function viewOf({ kind, deleted }: ListSearch): PagesView {
  if (deleted) return 'deleted'
  return pageKinds.find((known) => known === kind) ?? 'page'
}

const searches: Record<PagesView, ListSearch> = {
  page: {},
  template: { kind: 'template' },
  group: { kind: 'group' },
  deleted: { deleted: 'true' },
}

const views: PagesView[] = ['page', 'template', 'group', 'deleted']

function tabs(view: PagesView) {
  return views.map((name) => ({ title: titles[name], search: searches[name], here: name === view }))
}

/** Which tab is open narrows nothing down. */
function withoutView({ kind: _, deleted: __, ...search }: List<PageRow>['search']): ListSearch {
  return search
}
