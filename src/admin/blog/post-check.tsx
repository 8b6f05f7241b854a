import { Folder, Heading, Image, Link2, Link2Off, type LucideIcon, Search, TextCursorInput, Unlink } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { listPostFindings } from '../../server/modules/content/posts/post-drafts.contract.ts'
import type { PostFinding, PostFindingField } from '../../shared/content/blog/post-findings.ts'
import { PublishCheck } from '../ui/publish-check.tsx'
import { usePublishCheck } from '../ui/use-publish-check.ts'
import { draftOf, type PostValues } from './post-values.ts'

export const findingKinds: Record<PostFinding['kind'], { title: string; icon: LucideIcon }> = {
  gone: { title: 'Things that are gone', icon: Unlink },
  link: { title: 'Links that lead nowhere', icon: Link2Off },
  picture: { title: 'Pictures and their descriptions', icon: Image },
  heading: { title: 'Order of headings', icon: Heading },
  search: { title: 'Lists and search engines', icon: Search },
  sorting: { title: 'Category and author', icon: Folder },
  address: { title: 'Address', icon: Link2 },
  sample: { title: 'Sample text', icon: TextCursorInput },
}

export const fieldTitles: Record<PostFindingField, string> = {
  path: 'URL',
  shortDescription: 'Summary',
  body: 'Text',
  authorId: 'Author',
  categoryIds: 'Categories',
  mediaId: 'Picture',
  relatedIds: 'Related posts',
  seoDescription: 'Search description',
  seoMediaId: 'Picture for sharing',
}

/** Checks a post as it is typed before a save that publishes or schedules it. @param of its id, or `new` */
export function usePostCheck(of: string, save: () => void) {
  const { begin, ...check } = usePublishCheck<PostFinding>()
  const [status, setStatus] = useState<PostValues['status']>()
  return {
    ...check,
    act: status === 'SCHEDULED' ? ('schedule' as const) : ('publish' as const),
    async begin(values: PostValues, run = save) {
      setStatus(values.status)
      if (values.status === 'DRAFT') return run()
      await begin(() => call(listPostFindings, { params: { of }, body: { content: draftOf(values) } }), run)
    },
  }
}

/** Findings about a post, if there are any. */
export function PostCheck({ check }: { check: ReturnType<typeof usePostCheck> }) {
  const { found, act, close, publishAnyway } = check
  const [goal, setGoal] = useState<PostFindingField>()
  // Once the dialog, which keeps the focus, is gone.
  useEffect(() => {
    if (!goal || found) return
    focusField(goal)
    setGoal(undefined)
  }, [goal, found])
  if (!found) return null
  return (
    <PublishCheck
      found={found}
      kinds={findingKinds}
      placeOf={({ field }) => [fieldTitles[field]]}
      act={act}
      onClose={close}
      onGo={({ field }) => setGoal(field)}
      onPublish={publishAnyway}
    />
  )
}

/** A field that findings lead to. */
export function FindingField({ name, children }: { name: PostFindingField; children: ReactNode }) {
  return (
    <div data-field={name} className="min-w-0">
      {children}
    </div>
  )
}

function focusField(name: PostFindingField): void {
  const field = document.querySelector(`[data-field="${name}"]`)
  field?.scrollIntoView({ block: 'center' })
  // The bar of a rich text comes before the text.
  const text = field?.querySelector<HTMLElement>('[contenteditable=true]')
  const control = text ?? field?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
