import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PostRow } from '../../shared/content/blog/posts.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { PublishCheck } from '../ui/publish-check.tsx'
import { useAct } from '../ui/use-act.ts'
import { usePublishCheck } from '../ui/use-publish-check.ts'
import { actOnEach, saidOf } from './act-on-each.ts'
import { findingsOf, setPostStatus, useRefreshPosts } from './calls.ts'
import { DeletePosts } from './delete-posts.tsx'
import { fieldTitles, findingKinds } from './post-check.tsx'

type Status = 'PUBLISHED' | 'DRAFT'

/** Bulk actions for the selected posts. */
export function ChosenPosts({ posts, clear }: { posts: PostRow[]; clear: () => void }) {
  const ids = posts.map(({ _id }) => _id)
  const refresh = useRefreshPosts()
  const [asks, setAsks] = useState(false)
  const publish = (status: Status) => actOnEach(ids, (id) => setPostStatus(id, status))
  const { act: move, doing } = useAct(publish, {
    said: (acted, status) => saidOf(acted, status === 'PUBLISHED' ? 'published' : 'taken back to draft'),
    refresh,
  })
  const check = usePublishCheck<Awaited<ReturnType<typeof findingsOf>>['data'][number]>()
  const navigate = useNavigate()
  const isBusy = doing !== undefined || check.checking
  const act = async (status: Status) => {
    if (await move(status)) clear()
  }
  return (
    <BulkBar clear={clear}>
      <BulkButton
        busy={check.checking || doing === 'PUBLISHED'}
        disabled={isBusy}
        onClick={() =>
          void check.begin(
            () => findingsOf(posts),
            () => act('PUBLISHED'),
          )
        }
      >
        Publish
      </BulkButton>
      <BulkButton busy={doing === 'DRAFT'} disabled={isBusy} onClick={() => void act('DRAFT')}>
        Back to draft
      </BulkButton>
      <BulkButton disabled={isBusy} onClick={() => setAsks(true)}>
        Delete
      </BulkButton>
      {check.found && (
        <PublishCheck
          found={check.found}
          kinds={findingKinds}
          placeOf={({ title, field }) => [title, fieldTitles[field]]}
          onClose={check.close}
          onGo={({ id }) => void navigate({ to: '/blog/$id', params: { id } })}
          onPublish={check.publishAnyway}
        />
      )}
      {asks && <DeletePosts ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}
