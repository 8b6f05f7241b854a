import type { PostStatus } from '../../shared/content/blog/posts.ts'
import { Badge } from '../ui/badge.tsx'

export const statusTitles = { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published' } as const

const tones = { DRAFT: 'plain', SCHEDULED: 'accent', PUBLISHED: 'good' } as const

export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge tone={tones[status]}>{statusTitles[status]}</Badge>
}
