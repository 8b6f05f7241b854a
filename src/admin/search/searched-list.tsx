import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listSearched } from '../../server/modules/selling/search/search-admin.contract.ts'
import type { SearchedRow } from '../../shared/selling/catalogue/search-admin.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { SynonymsDialog } from './synonyms-dialog.tsx'

const days = [
  { value: '7', title: '7 days' },
  { value: '90', title: '90 days' },
]

const outcomes = [
  { value: 'nothing', title: 'Without results' },
  { value: 'any', title: 'With results' },
]

/** Searches by frequency. For those without results a synonym can be added. */
export function SearchedList() {
  const { view: _, ...search } = useSearch({ from: '/search' })
  const list = useList({ contract: listSearched, search, sort: 'times', order: 'descend' })
  const [adding, setAdding] = useState<string>()
  return (
    <>
      <ListTools list={list} search="Search these searches">
        <ListFilter list={list} name="found" label="Results" options={outcomes} />
        <ListFilter list={list} name="days" label="Period, 30 days" options={days} />
      </ListTools>
      <DataTable
        list={list}
        label="Searches"
        columns={columns}
        rowActions={({ text, found }) =>
          found === 0 && (
            <Changeable>
              <Button look="secondary" onClick={() => setAdding(text)}>
                Add synonym
                <span className="sr-only"> for {text}</span>
              </Button>
            </Changeable>
          )
        }
        empty={
          <EmptyState
            heading="No searches yet"
            text="What shoppers search for is counted here for 90 days, without who they are."
          />
        }
      />
      {adding !== undefined && <SynonymsDialog first={adding} onClose={() => setAdding(undefined)} />}
    </>
  )
}

const columns: Column<SearchedRow>[] = [
  {
    title: 'Search',
    sort: 'text',
    phone: 'lead',
    cell: ({ text }) => (
      <a href={`/search?q=${encodeURIComponent(text)}`} className="wrap-anywhere hover:underline">
        {text}
      </a>
    ),
  },
  {
    title: 'Results',
    align: 'end',
    phone: 'line',
    width: '9rem',
    cell: ({ found }) => (found === 0 ? <Badge tone="warn">No results</Badge> : found.toLocaleString('en-IN')),
  },
  {
    title: 'Searches',
    sort: 'times',
    align: 'end',
    phone: 'side',
    width: '7rem',
    cell: ({ times }) => times.toLocaleString('en-IN'),
  },
]
