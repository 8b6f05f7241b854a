import type { PostQuery, Reads } from '../../src/sections/define/reads.ts'
import type { BlogTopic, TopicKind } from '../../src/shared/content/blog/blog-topics.ts'
import type { Post } from '../../src/shared/content/blog/posts.ts'
import { withAddress } from '../../src/shared/content/media/pictures.ts'

const weaving = { _id: 'b-weaving', title: 'Weaving', path: 'weaving' }
const food = { _id: 'b-food', title: 'खान-पान', path: 'khan-paan' }

const asha = {
  _id: 'a-asha',
  path: 'asha-rao',
  title: 'Asha Rao',
  subtitles: ['Weaver, Kota'],
  thumb: withAddress('https://aangan.example', { id: 'pictureofasha', alt: '' }),
}

const words = { subtitle: '', description: '', image: null }

const topics: Record<TopicKind, BlogTopic[]> = {
  blogCategory: [weaving, food].map((one) => ({ ...words, ...one, named: one.title })),
  blogTag: [{ ...words, _id: 't-dye', title: 'Dye', path: 'dye', named: 'dye', description: 'Colour from plants.' }],
  blogAuthor: [
    {
      ...{ _id: 'a-asha', path: 'asha-rao', title: 'Asha Rao', named: 'Asha Rao', subtitle: 'Weaver, Kota' },
      ...{ description: 'Weaves in Kota.', image: asha.thumb },
    },
  ],
}

let serial = 0

/** A published post, or what is given. */
export function post({ slug = `post-${serial}`, ...given }: Partial<Post> = {}): Post {
  const id = `post${serial++}`
  return {
    _id: id,
    title: `Post ${id}`,
    shortDescription: 'What the river has to do with the colour.',
    slug,
    path: `/blog/${slug}`,
    url: `https://aangan.example/blog/${slug}`,
    date: '2026-11-20T20:00:00.000Z',
    tags: ['dye'],
    image: withAddress('https://aangan.example', { id: `pictureof${id}`, alt: 'Blue cloth' }),
    categories: [weaving],
    $card_data: { author: [asha] },
    body: '<h2>The leaf</h2><p>It is picked at dawn.</p><h2>The vat</h2><p>It must not be stirred.</p><h3>How warm</h3><p>As a hand.</p>',
    pictures: {},
    tagged: [{ _id: 't-dye', title: 'dye', path: 'dye' }],
    relatedIds: [],
    seoTitle: '',
    seoDescription: '',
    sharedPicture: null,
    changed: '2026-11-21T09:00:00.000Z',
    ...given,
  }
}

export const somePosts = [
  post({ title: 'How indigo is made', slug: 'indigo' }),
  post({ title: 'घर में कोरमा कैसे बनाएँ', slug: 'korma', categories: [food], $card_data: { author: [] } }),
  post({ title: 'A post with neither picture nor words and a very long title that goes on', image: null, body: '' }),
]

/** A blog in memory, the newest post first. */
export function blogReads(
  posts: Post[],
  asked: PostQuery[] = [],
): Pick<
  Reads,
  'posts' | 'firstPosts' | 'blogTopic' | 'firstBlogTopic' | 'post' | 'linkedPost' | 'blogCategories' | 'optional'
> {
  return {
    async posts(query) {
      asked.push(query)
      const { category, tag, author, text = '', page, size } = query
      const found = posts.filter(
        (one) =>
          one.title.toLowerCase().includes(text.toLowerCase()) &&
          (!category || one.categories.some(({ path }) => path === category)) &&
          (!tag || one.tags.includes(tag)) &&
          (!author || one.$card_data.author.some(({ _id }) => _id === author)),
      )
      return { items: found.slice(page * size, (page + 1) * size), total: found.length }
    },
    firstPosts: async ({ category, ids, size }) =>
      (ids ? ids.flatMap((id) => posts.find(({ _id }) => _id === id) ?? []) : posts)
        .filter((one) => !category || one.categories.some(({ path }) => path === category))
        .slice(0, size),
    post: async (path) => posts.find(({ slug }) => slug === path),
    linkedPost: async (path) => posts.find(({ slug }) => slug === path),
    blogTopic: async (kind, path) => topics[kind].find((one) => one.path === path),
    firstBlogTopic: async (kind) => topics[kind][0]?.path,
    optional: (reading) => reading.catch(() => undefined),
    blogCategories: async () =>
      [weaving, food].map((category) => ({
        ...category,
        posts: posts.filter(({ categories }) => categories.some(({ _id }) => _id === category._id)).length,
      })),
  }
}
