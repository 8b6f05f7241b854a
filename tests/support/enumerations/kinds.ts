import { expect } from 'vitest'
import type { KindName } from '../../../src/shared/content/kinds/index.ts'
import type { Answer, TestSite } from '../app.ts'
import { openEditor } from '../editing.ts'
import { asForm } from '../selling/owned-catalogue.ts'

type Body = Record<string, unknown>

/** How the owner of a site keeps things of one kind, by the calls that the admin makes. */
export type Keeper = {
  /** Adds one that the public sees, unless it is a draft (products and posts), and that shows the picture. */
  add: (given: { title: string; path: string; picture: string; status?: 'DRAFT' }) => Promise<string>
  change: (id: string, change: { title?: string; path?: string }) => Promise<void>
}

/** One for every kind: what is written here of a new one is all that its contract needs (kinds.test.ts). */
export async function openKeepers(site: TestSite): Promise<Record<KindName, Keeper>> {
  const { token } = await site.signIn({ userType: 'STAFF', permissions: ['catalogue', 'content'] })
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body): Promise<Answer['body']> => {
    const answer = await site.call(method, `/api/v1${path}`, { token, body })
    expect({ call: `${method} ${path}`, status: answer.status, msg: answer.body.msg }).toMatchObject({ status: 200 })
    return answer.body.data
  }
  return {
    page: await pages(site),
    category: categories(call),
    collection: collections(call),
    product: products(call),
    post: posts(call),
    blogCategory: topics(call, '/blog-categories', (id) => ({ categoryIds: [id] })),
    blogTag: topics(call, '/blog-tags', (_, title) => ({ tags: [title] })),
    blogAuthor: topics(call, '/blog-authors', (authorId) => ({ authorId })),
  }
}

async function pages(site: TestSite): Promise<Keeper> {
  const editor = await openEditor(site)
  const publish = async (id: string) => {
    const { revision } = await editor.read(id)
    await editor.call('POST', `/pages/${id}/publish`, { revision })
  }
  return {
    async add({ title, path, picture }) {
      const { _id } = await editor.add(path, { title })
      await editor.call('PATCH', `/pages/${_id}`, { seo: { image: picture } })
      await publish(_id)
      return _id
    },
    async change(id, change) {
      await editor.call('PATCH', `/pages/${id}`, change)
      await publish(id)
    },
  }
}

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body) => Promise<Answer['body']>

function categories(call: Call): Keeper {
  return {
    add: async ({ title, path, picture }) => (await call('POST', '/categories', { title, path, mediaId: picture }))._id,
    async change(id, change) {
      const rows: Body[] = await call('GET', '/categories')
      const { title, path, description, parentId, image, revision } = rows.find(({ _id }) => _id === id) ?? {}
      const mediaId = (image as { id: string } | null)?.id ?? null
      await call('PUT', `/categories/${id}`, { title, path, description, parentId, mediaId, revision, ...change })
    },
  }
}

function collections(call: Call): Keeper {
  return {
    add: async ({ title, path, picture }) =>
      (await call('POST', '/collections', { title, path, mediaId: picture }))._id,
    async change(id, change) {
      await call('PUT', `/collections/${id}`, { ...(await call('GET', `/collections/${id}`)), ...change })
    },
  }
}

function products(call: Call): Keeper {
  let count = 0
  const shelf = async () => {
    const rows: Body[] = await call('GET', '/categories')
    return (rows.find(({ path }) => path === 'shelf') ?? (await call('POST', '/categories', shelfFields)))._id
  }
  return {
    async add({ title, path, picture, status = 'PUBLISHED' }) {
      const variants = [{ sku: `sku-${++count}`, options: {}, price: 50_000, mrp: 60_000, stock: 3 }]
      const media = [{ id: picture, alt: '' }]
      const fields = { categoryIds: [await shelf()], hsn: '6912', gstRate: 5, status, options: [] }
      return (await call('POST', '/products', { ...fields, name: title, path, variants, media }))._id
    },
    async change(id, { title, path }) {
      const form = asForm(await call('GET', `/products/${id}`))
      await call('PUT', `/products/${id}`, { ...form, name: title ?? form.name, path: path ?? form.path })
    },
  }
}

function posts(call: Call): Keeper {
  return {
    add: async ({ title, path, picture, status = 'PUBLISHED' }) =>
      (await call('POST', '/posts', { title, path, mediaId: picture, status }))._id,
    async change(id, change) {
      await call('PUT', `/posts/${id}`, { ...(await call('GET', `/posts/${id}`)), ...change })
    },
  }
}

/** A category, a tag or an author of the blog, with a post: without one search engines are not told of it. */
function topics(call: Call, at: string, ofPost: (id: string, title: string) => Body): Keeper {
  let count = 0
  return {
    async add({ title, path, picture }) {
      const { _id } = await call('POST', at, { title, path, mediaId: picture })
      const post = { title: 'A post', path: `${at.slice(1)}-${++count}`, status: 'PUBLISHED' }
      await call('POST', '/posts', { ...post, ...ofPost(_id, title) })
      return _id
    },
    async change(id, change) {
      const rows: Body[] = await call('GET', at)
      await call('PUT', `${at}/${id}`, { ...rows.find(({ _id }) => _id === id), ...change })
    },
  }
}

const shelfFields = { title: 'Shelf', path: 'shelf' }
