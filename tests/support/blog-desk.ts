import { expect } from 'vitest'
import type { TestSite } from './app.ts'

export type Body = Record<string, unknown>

/** Calls of staff to the blog of a site. */
export function blogDesk(site: TestSite, token: string) {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
    site.call(method, `/api/v1${path}`, { token, body })

  let count = 0
  const read = async (id: string) => (await ask('GET', `/posts/${id}`)).body.data
  return {
    ask,
    read,
    /** Creates a post, published by default; returns its id. */
    async write(given: Body = {}): Promise<string> {
      count += 1
      const made = { title: `Post ${count}`, path: `post-${count}`, status: 'PUBLISHED', ...given }
      const { status, body } = await ask('POST', '/posts', made)
      expect({ status, msg: body.msg }).toMatchObject({ status: 200 })
      return body.data._id
    },
    change: async (id: string, given: Body) => ask('PUT', `/posts/${id}`, { ...(await read(id)), ...given }),
    /** Adds a category, tag or author. */
    add: async (what: string, body: Body): Promise<string> => (await ask('POST', `/blog-${what}`, body)).body.data._id,
  }
}
