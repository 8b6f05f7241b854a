import { type ComponentProps, useState } from 'react'
import { type CommentCounts, type CommentState, commentStates } from '../../shared/content/comments.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { subjectOf } from '../ui/counted.ts'
import { DeleteRecords } from '../ui/delete-records.tsx'
import { type ListContract, useRefresh } from '../ui/list.ts'
import type { ListSearch } from '../ui/list-search.ts'
import { MenuItem } from '../ui/menu.tsx'
import { ViewTabs } from '../ui/tabs.tsx'
import { useAct } from '../ui/use-act.ts'
import { allMoves, type Move, moves, states } from './words.tsx'

/** A kind of moderated record: comments, reviews. */
export type Moderated = {
  /** Its singular name: `comment`. */
  thing: string
  list: ListContract
  setState: (ids: string[], state: Move) => Promise<{ data: { count: number } }>
  remove: (ids: string[]) => Promise<unknown>
  /** Warning about what deletion removes. */
  lost: string
}

function useMove({ thing, list, setState }: Moderated, ids: string[]) {
  return useAct((state: Move) => setState(ids, state), {
    said: ({ data }, state) => `${subjectOf(data.count, thing)} ${moves[state].done}`,
    refresh: useRefresh(list),
  })
}

type Tabs = { label: string; search: ListSearch; counts: CommentCounts | undefined }

/** The All tab excludes spam. */
export function ModerationTabs({ label, search, counts }: Tabs) {
  const by = counts?.by
  const each = commentStates.map((state) => ({
    title: states[state].title,
    count: by?.[state],
    filters: { state },
  }))
  const views = [
    { title: 'All', count: by && by.SHOWN + by.WAITING + by.HIDDEN, filters: {} },
    ...each,
    { title: 'Reported', count: counts?.reported, filters: { reported: 'yes' } },
  ]
  return <ViewTabs label={label} search={search} views={views} />
}

/** Bulk actions for the selected records. */
export function ModerationBar({ of, ids, clear }: { of: Moderated; ids: string[]; clear: () => void }) {
  const { act, doing } = useMove(of, ids)
  const [asks, setAsks] = useState(false)
  return (
    <BulkBar clear={clear}>
      {allMoves.map((state) => (
        <BulkButton key={state} busy={doing === state} onClick={() => void act(state).then((done) => done && clear())}>
          {moves[state].act}
        </BulkButton>
      ))}
      <BulkButton onClick={() => setAsks(true)}>Delete</BulkButton>
      {asks && <DeleteModerated of={of} ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}

type Items = { of: Moderated; record: { _id: string; state: CommentState; reports: unknown[] } }

/** Menu items of one record: its possible states. */
export function MoveItems({ of, record: { _id, state, reports } }: Items) {
  const { act } = useMove(of, [_id])
  return (
    <>
      {reports.length > 0 && state === 'SHOWN' && (
        <MenuItem onSelect={() => void act('SHOWN')}>Keep, and dismiss reports</MenuItem>
      )}
      {allMoves
        .filter((other) => other !== state)
        .map((other) => (
          <MenuItem key={other} onSelect={() => void act(other)}>
            {moves[other].act}
          </MenuItem>
        ))}
    </>
  )
}

type Deleted = { of: Moderated; ids: string[] } & Pick<
  ComponentProps<typeof DeleteRecords>,
  'whose' | 'quote' | 'onDeleted' | 'onClose'
>

export function DeleteModerated({ of: { thing, list, remove, lost }, ids, ...asked }: Deleted) {
  const refresh = useRefresh(list)
  return (
    <DeleteRecords thing={thing} count={ids.length} remove={() => remove(ids)} refresh={refresh} {...asked}>
      {lost} This cannot be undone.
    </DeleteRecords>
  )
}
