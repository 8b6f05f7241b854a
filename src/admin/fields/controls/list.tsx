import { useMemo, useRef, useState } from 'react'
import { moved } from '../../ui/moved.ts'
import { Sortable } from '../../ui/sortable.tsx'
import { AddButton } from '../add-button.tsx'
import { inserted, type Path, without } from '../change.ts'
import type { ControlProps } from '../control.ts'
import { useOpenedFor } from '../form-context.ts'
import { GroupFrame } from '../frame.tsx'
import { issuesIn, ownIssueText } from '../issues.ts'
import { type ItemActions, ListItem } from '../list-item.tsx'
import { useItemKeys } from '../use-item-keys.ts'

/** Items that expand to their fields, moved by drag, by keys on the handle, or from their menu. */
export function ListControl({ field, value, onChange, issues, path }: ControlProps) {
  const items: unknown[] = Array.isArray(value) ? value : []
  const { keys, open, actions, openLater } = useItems(items, onChange, path)
  const { item = { label: 'Item' }, most = Number.POSITIVE_INFINITY } = field
  const isFull = items.length >= most
  const add = () => {
    openLater(items.length)
    onChange([...items, structuredClone(field.blank)])
  }
  const own = ownIssueText(issues)
  return (
    <GroupFrame
      field={field}
      issues={own ? [{ path: [], message: own }] : []}
      aside={<Count of={items.length} most={field.most} />}
    >
      {() => (
        <>
          {items.length > 0 && (
            <Sortable onMove={actions.move}>
              <ol className="rounded-button border border-line">
                {items.map((one, index) => (
                  <ListItem
                    key={keys[index]}
                    id={keys[index] ?? ''}
                    field={field}
                    item={one}
                    index={index}
                    isLast={index === items.length - 1}
                    isOpen={open.has(keys[index] ?? '')}
                    isFull={isFull}
                    issues={issuesIn(issues, index)}
                    parent={path}
                    actions={actions}
                  />
                ))}
              </ol>
            </Sortable>
          )}
          <AddButton label={`Add ${item.label.toLowerCase()}`} onClick={add} disabled={isFull} />
        </>
      )}
    </GroupFrame>
  )
}

/** State of the items: names, which are open, and their actions. */
function useItems(items: unknown[], onChange: (next: unknown) => void, path: Path) {
  const keys = useItemKeys(items)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [begun, setBegun] = useState<number>()
  const latest = useRef({ items, onChange, open })
  latest.current = { items, onChange, open }
  const actions = useMemo(() => actionsOn(latest, setOpen), [])
  const opening = (index: number) => {
    const key = keys[index]
    if (key !== undefined && !open.has(key)) setOpen(new Set([...open, key]))
  }
  useOpenedFor(path, ([index]) => opening(Number(index)))
  // A new item opens once it is rendered.
  if (begun !== undefined && begun < items.length) {
    setBegun(undefined)
    opening(begun)
  }
  return { keys, open, actions, openLater: setBegun }
}

type Latest = { current: { items: unknown[]; onChange: (next: unknown) => void; open: ReadonlySet<string> } }

/** Stable for the lifetime of the list, so that a change of one item does not re-render the others. */
function actionsOn(latest: Latest, setOpen: (open: ReadonlySet<string>) => void): ItemActions {
  const change = (next: unknown[]) => latest.current.onChange(next)
  return {
    toggle: (key) => {
      const next = new Set(latest.current.open)
      if (!next.delete(key)) next.add(key)
      setOpen(next)
    },
    move: (from, to) => change(moved(latest.current.items, from, to)),
    duplicate: (index) => {
      const { items } = latest.current
      change(inserted(items, index + 1, structuredClone(items[index])))
    },
    remove: (index) => change(without(latest.current.items, index)),
  }
}

/** The number of items, with the limit once it is near. */
function Count({ of, most }: { of: number; most: number | undefined }) {
  if (of === 0) return null
  const isNear = most !== undefined && of >= most * 0.75
  return <span className="text-xs text-ink-soft tabular-nums">{isNear ? `${of} of ${most}` : of}</span>
}
