import { useState } from 'react'
import { articleParts } from '../../shared/content/blog/article.ts'
import type { PostVersionDetail } from '../../shared/content/blog/post-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ViewChoice } from '../ui/view-choice.tsx'
import { usePostVersion } from './calls.ts'
import { titleOf } from './field-titles.ts'
import { figureName } from './figure-name.ts'
import { PostDifference } from './post-difference.tsx'
import { VersionsSkeleton } from './versions-skeleton.tsx'

type Props = {
  id: string
  version: number
  /** Whether the version before it is kept. */
  hasEarlier: boolean
  onUse: ((version: PostVersionDetail) => void) | undefined
}

type View = 'earlier' | 'now' | 'text'

/** A version of a post: what it changed, what changed since, its text, and restoring it. */
export function OneVersion({ id, version, hasEarlier, onUse }: Props) {
  const { data, error, refetch } = usePostVersion(id, version)
  const [view, setView] = useState<View>(hasEarlier ? 'earlier' : 'text')
  const choice = (of: View, title: string) => (
    <ViewChoice on={view === of} onChoose={() => setView(of)}>
      {title}
    </ViewChoice>
  )
  return (
    <section aria-label={`Version ${version}`} className="min-w-0 md:border-l md:border-line md:pl-6">
      {data && onUse && <Use data={data} onUse={onUse} />}
      {data && data.gone.length > 0 && (
        <Notice kind="info" className="mb-5">
          {`Since then deleted, and left out: ${data.gone.map(goneTitle).join(', ').toLowerCase()}.`}
        </Notice>
      )}
      <fieldset className="mb-5 flex flex-wrap gap-1.5">
        <legend className="sr-only">Show</legend>
        {hasEarlier && choice('earlier', 'Changes in this version')}
        {choice('now', 'Changes since')}
        {choice('text', 'Its text')}
      </fieldset>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {view === 'earlier' && <PostDifference id={id} from={version - 1} to={version} />}
      {view === 'now' && <PostDifference id={id} from={version} to="now" />}
      {view === 'text' && !data && !error && <VersionsSkeleton />}
      {view === 'text' && data && <VersionText content={data.content} />}
    </section>
  )
}

function Use({ data, onUse }: { data: PostVersionDetail; onUse: (version: PostVersionDetail) => void }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
      <p className="max-w-[34ch] text-sm text-ink-soft">
        It comes into the editor, where you can look through it. URL, status and date stay as they are.
      </p>
      <Button look="secondary" onClick={() => onUse(data)}>
        Use this version
      </Button>
    </div>
  )
}

/** A text loses nothing but its pictures and videos. */
const goneTitle = (field: string) => (field === 'body' ? 'Pictures or videos in the text' : titleOf(field))

function VersionText({ content }: Pick<PostVersionDetail, 'content'>) {
  return (
    <>
      <h3 className="text-xl wrap-anywhere">{content.title}</h3>
      {content.shortDescription && <p className="mt-2 text-ink-soft">{content.shortDescription}</p>}
      <div className="mt-5 grid gap-4">
        {articleParts(content.body).map((part, index) => {
          // The parts are never reordered, so the index is a stable key.
          const key = `${index}`
          if (part.of === 'text') return <RichText key={key} html={part.html} />
          const { kind, text } = figureName(part)
          return (
            <p key={key} className="border-l-2 border-line pl-3 text-sm text-ink-soft">
              {kind}: {text}
            </p>
          )
        })}
      </div>
    </>
  )
}
