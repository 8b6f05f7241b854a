import { useMemo } from 'react'
import type { ComparedField, PostDifference as Difference } from '../../shared/content/blog/post-drafts.ts'
import type { PostStatus } from '../../shared/content/blog/posts.ts'
import { longTime } from '../../shared/times.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { counted } from '../ui/counted.ts'
import { useZone } from '../ui/me.ts'
import { usePostDifference } from './calls.ts'
import { titleOf } from './field-titles.ts'
import { statusTitles } from './post-status.tsx'
import { type Part, textDifference } from './text-difference.ts'
import { VersionsSkeleton } from './versions-skeleton.tsx'
import { type Run, wordDifference } from './word-difference.ts'

type Change = Difference['changes'][number]

/** Changes of a post from one version to another, or to its saved state. */
export function PostDifference({ id, from, to }: { id: string; from: number; to: number | 'now' }) {
  const { data, error, refetch } = usePostDifference(id, from, to)
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <VersionsSkeleton />
  if (data.changes.length === 0) return <p className="py-6 text-ink-soft">No differences.</p>
  return (
    <dl className="grid gap-5">
      {data.changes.map((change) => (
        <div key={change.field}>
          <dt className="font-semibold">{titleOf(change.field)}</dt>
          <dd className="mt-1 leading-relaxed wrap-anywhere">
            <FieldChange {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields whose words are compared; others are shown before and after. */
const worded: ComparedField[] = ['title', 'shortDescription', 'seoTitle', 'seoDescription']

function FieldChange({ field, before, after }: Change) {
  const zone = useZone()
  if (field === 'body') return <Text before={before} after={after} />
  if (worded.includes(field)) return <Words runs={wordDifference(before, after)} />
  const say = (value: string) => {
    if (value === '') return 'None'
    if (field === 'status') return statusTitles[value as PostStatus]
    return field === 'publishAt' ? longTime(value, zone) : value
  }
  return (
    <>
      <del className="text-ink-soft no-underline">
        <span className="sr-only">Before: </span>
        {say(before)}
      </del>
      <span aria-hidden> → </span>
      <ins className="no-underline">
        <span className="sr-only">After: </span>
        {say(after)}
      </ins>
    </>
  )
}

function Text({ before, after }: Pick<Change, 'before' | 'after'>) {
  const parts = useMemo(() => textDifference(before, after), [before, after])
  return (
    <ul className="grid gap-3">
      {parts.map((part, index) => {
        // The parts are never reordered, so the index is a stable key.
        const key = `${index}`
        return <li key={key}>{part.of === 'same' ? <Same count={part.count} /> : <Changed part={part} />}</li>
      })}
    </ul>
  )
}

function Same({ count }: { count: number }) {
  return <p className="text-sm text-ink-soft">{counted(count, 'paragraph')} as before</p>
}

const partTitles = { changed: 'changed', before: 'taken out', after: 'added' }

function Changed({ part: { of, kind, runs } }: { part: Exclude<Part, { of: 'same' }> }) {
  return (
    <div className="border-l-2 border-line pl-3">
      <p className="text-xs text-ink-soft">
        {kind}, {partTitles[of]}
      </p>
      <p>
        <Words runs={runs} />
      </p>
      {runs.every((run) => run.of === 'both') && (
        <p className="text-sm text-ink-soft">The words are the same. Its formatting, or what it shows, changed.</p>
      )}
    </div>
  )
}

/** A text with what was taken out struck through and what was added underlined; screen readers hear where each begins and ends. */
function Words({ runs }: { runs: Run[] }) {
  return runs.map(({ of, text }, index) => {
    // The runs are never reordered, so the index is a stable key.
    const key = `${index}`
    if (of === 'both') return <span key={key}>{text}</span>
    const taken = of === 'before'
    const Tag = taken ? 'del' : 'ins'
    return (
      <Tag
        key={key}
        className={
          taken ? 'text-danger line-through' : 'font-semibold text-good underline decoration-2 underline-offset-2'
        }
      >
        <span className="sr-only">{taken ? ' [taken out: ' : ' [added: '}</span>
        {text}
        <span className="sr-only">] </span>
      </Tag>
    )
  })
}
