import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { SortableRow } from '../ui/sortable.tsx'
import { type Path, sameEntries } from './change.ts'
import { Fields } from './field-view.tsx'
import { IssueMark } from './issue-mark.tsx'
import { type Issue, sameIssues } from './issues.ts'
import { RowButtons } from './row-buttons.tsx'
import { firstPicture, itemNames } from './summary.ts'

export type ItemActions = {
  toggle: (key: string) => void
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
  remove: (index: number) => void
}

type Props = {
  /** Its name while the list stands. */
  id: string
  /** The list's. */
  field: Field
  item: unknown
  index: number
  isLast: boolean
  isOpen: boolean
  /** The list takes no more. */
  isFull: boolean
  issues: Issue[]
  parent: Path
  actions: ItemActions
}

/** One item of a list: its name, and its fields while it is open. */
export const ListItem = memo(function ListItem({ id, field, item, index, isOpen, issues, parent, ...row }: Props) {
  const path = useMemo(() => [...parent, index], [parent, index])
  const { fields = [] } = field
  const { title, detail } = itemNames(field, item, index)
  return (
    <SortableRow id={id} index={index} name={title} className="border-line not-first:border-t">
      {(handle) => (
        <div data-path={path.join('.')} className="scroll-my-16">
          <div className="flex items-center">
            {handle}
            <ItemTitle
              id={id}
              isOpen={isOpen}
              onToggle={() => row.actions.toggle(id)}
              media={firstPicture(fields, item)}
            >
              <span className="truncate">{title}</span>
              {detail && <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{detail}</span>}
            </ItemTitle>
            {!isOpen && <IssueMark count={issues.length} />}
            <ItemMenu name={title} index={index} {...row} />
          </div>
          <div id={`${id}-fields`} hidden={!isOpen} className={isOpen ? 'grid gap-3 px-2.5 pt-1 pb-3' : ''}>
            {isOpen && <Fields fields={fields} value={item} parent={path} issues={issues} />}
          </div>
        </div>
      )}
    </SortableRow>
  )
}, isSame)

function isSame({ issues: its, ...one }: Props, { issues, ...other }: Props): boolean {
  return sameEntries(one, other) && sameIssues(its, issues)
}

type TitleProps = { id: string; isOpen: boolean; onToggle: () => void; media: string; children: ReactNode }

function ItemTitle({ id, isOpen, onToggle, media, children }: TitleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-fields`}
      onClick={onToggle}
      className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded-[5px] text-left text-sm hover:text-ink focus-visible:outline-offset-0 pointer-coarse:min-h-11"
    >
      <ChevronRight
        className={`size-3.5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-90' : ''}`}
        aria-hidden
      />
      {media && (
        <img
          src={pictureUrl(media, 240)}
          alt=""
          loading="lazy"
          className="size-6 shrink-0 rounded-[4px] bg-ground-soft object-contain"
        />
      )}
      {children}
    </button>
  )
}

type MenuProps = Pick<Props, 'index' | 'isLast' | 'isFull' | 'actions'> & { name: string }

function ItemMenu({ name, index, isLast, isFull, actions }: MenuProps) {
  return (
    <RowButtons
      name={name}
      onUp={index > 0 ? () => actions.move(index, index - 1) : undefined}
      onDown={isLast ? undefined : () => actions.move(index, index + 1)}
      onDuplicate={isFull ? undefined : () => actions.duplicate(index)}
      onRemove={() => actions.remove(index)}
    />
  )
}
