import { call } from '../../../client/call.ts'
import { listBlog } from '../../../server/modules/content/posts/posts.contract.ts'
import type { ListQuery } from '../../../shared/api/list-query.ts'
import type { PostItem } from '../../../shared/content/posts.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const posts: ThingSource = {
  choose: 'Choose a blog post',
  search: 'Search blog posts',
  detailIsAddress: true,
  find: async (query) => (await findPosts({ q: query.trim() || undefined })).map(thingOf),
  read: readPost,
}

async function findPosts(query: Pick<Partial<ListQuery>, 'q' | 'filters'>): Promise<PostItem[]> {
  const { data } = await call(listBlog, { body: { s: 20, ...query } })
  return data
}

const thingOf = ({ slug, title, path, image }: PostItem): Thing => ({
  value: slug,
  title,
  detail: path,
  picture: image,
})

async function readPost(slug: string): Promise<Thing> {
  const [found] = await findPosts({ filters: { slug: [{ operator: 'EQUALS', value: slug }] } })
  return found ? thingOf(found) : { ...unknownThing(slug), picture: null }
}
