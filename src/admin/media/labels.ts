import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listMediaLabels } from '../../server/modules/content/media/media.contract.ts'
import type { MediaLabels } from '../../shared/content/media/media-admin.ts'

const none: MediaLabels = { folders: [], tags: [] }

/** The folders and tags that pictures have; asked again with the library. */
export function useMediaLabels(): MediaLabels {
  const { data = none } = useQuery({
    queryKey: ['media', 'labels'],
    queryFn: async () => (await call(listMediaLabels)).data,
  })
  return data
}

/** `red, festive ,red` -> `['red', 'festive']`. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
