import { call } from '../../../client/call.ts'
import {
  listBlogAuthors,
  listBlogCategories,
  listBlogTags,
} from '../../../server/modules/content/posts/blog-topics.contract.ts'
import type { TopicKind } from '../../../shared/content/blog/blog-topics.ts'
import { plainAddress } from '../../../shared/content/kinds/index.ts'
import { plainOf } from '../../../shared/selling/search/fold.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

type Row = { title: string; path: string; mediaId?: string | null }

/** Categories, tags and authors of the blog: few enough to be read at once. */
function topics(kind: TopicKind, name: string, plural: string, list: () => Promise<{ data: Row[] }>): ThingSource {
  const all = async () => (await list()).data.map((row) => thingOf(kind, row))
  return {
    choose: `Choose ${name}`,
    search: `Search ${plural}`,
    detailIsAddress: true,
    find: async (query) => {
      const wanted = plainOf(query.trim())
      return (await all()).filter(({ title }) => plainOf(title).includes(wanted)).slice(0, 20)
    },
    read: async (path) => (await all()).find(({ value }) => value === path) ?? { ...unknownThing(path), picture: null },
  }
}

const thingOf = (kind: TopicKind, { title, path, mediaId }: Row): Thing => ({
  value: path,
  title,
  detail: plainAddress(kind, path),
  picture: mediaId ? { id: mediaId, alt: '' } : null,
})

export const blogCategories = topics('blogCategory', 'a blog category', 'blog categories', () =>
  call(listBlogCategories, {}),
)
export const blogTags = topics('blogTag', 'a tag', 'tags', () => call(listBlogTags, {}))
export const blogAuthors = topics('blogAuthor', 'an author', 'authors', () => call(listBlogAuthors, {}))
