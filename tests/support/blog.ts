import type { PostQuery, Reads } from '../../src/sections/define/reads.ts'
import type { Post } from '../../src/shared/content/posts.ts'

const weaving = { _id: 'b-weaving', title: 'Weaving', path: 'weaving' }
const food = { _id: 'b-food', title: 'खान-पान', path: 'khan-paan' }

const asha = { _id: 'a-asha', title: 'Asha Rao', subtitles: ['Weaver, Kota'], thumb: { id: 'pictureofasha', alt: '' } }

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
    image: { id: `pictureof${id}`, alt: 'Blue cloth' },
    categories: [weaving],
    $card_data: { author: [asha] },
    body: '<h2>The leaf</h2><p>It is picked at dawn.</p><h2>The vat</h2><p>It must not be stirred.</p><h3>How warm</h3><p>As a hand.</p>',
    seoTitle: '',
    seoDescription: '',
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
export function blogReads(posts: Post[], asked: PostQuery[] = []): Pick<Reads, 'posts' | 'post' | 'blogCategories'> {
  return {
    async posts(query) {
      asked.push(query)
      const { category, tag, author, text = '', except, page, size } = query
      const found = posts.filter(
        (one) =>
          one.title.toLowerCase().includes(text.toLowerCase()) &&
          one.slug !== except &&
          (!category || one.categories.some(({ path }) => path === category)) &&
          (!tag || one.tags.includes(tag)) &&
          (!author || one.$card_data.author.some(({ _id }) => _id === author)),
      )
      return { items: found.slice(page * size, (page + 1) * size), total: found.length }
    },
    post: async (path) => posts.find(({ slug }) => slug === path),
    blogCategories: async () =>
      [weaving, food].map((category) => ({
        ...category,
        posts: posts.filter(({ categories }) => categories.some(({ _id }) => _id === category._id)).length,
      })),
  }
}
