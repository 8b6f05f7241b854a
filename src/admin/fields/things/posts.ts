import { call } from '../../../client/call.ts'
import { listBlog } from '../../../server/modules/content/posts/posts.contract.ts'
import type { ListQuery } from '../../../shared/api/list-query.ts'
import type { PostItem } from '../../../shared/content/blog/posts.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const posts: ThingSource = {
  choose: 'Choose a blog post',
  search: 'Search blog posts',
  detailIsAddress: true,
  find: async (query) => (await findPosts({ q: query.trim() || undefined })).map(thingOf),
  read: async (slug) => postThing(await readPosts([slug]), slug),
}

async function findPosts(query: Pick<Partial<ListQuery>, 'q' | 'filters' | 's'>): Promise<PostItem[]> {
  const { data } = await call(listBlog, { body: { s: 20, ...query } })
  return data
}

const thingOf = ({ slug, title, path, image }: PostItem): Thing => ({
  value: slug,
  title,
  detail: path,
  picture: image,
})

export function readPosts(slugs: string[]): Promise<PostItem[]> {
  return findPosts({ filters: { slug: [{ operator: 'IN', value: slugs }] }, s: 100 })
}

/** The one of these posts that has the path. */
export function postThing(items: PostItem[], slug: string): Thing {
  const found = items.find((one) => one.slug === slug)
  return found ? thingOf(found) : { ...unknownThing(slug), picture: null }
}
