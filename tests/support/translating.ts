import { expect } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import type { TestSite } from './app.ts'

/** Staff who translate a site to Hindi, and the pages that they translate. */
export async function translating(site: TestSite, token: string) {
  const language = 'hi-IN'
  const { revision } = (await site.call('GET', '/api/v1/settings', { token })).body.data
  const { status } = await site.call('PATCH', '/api/v1/settings', { token, body: { languages: [language], revision } })
  expect(status).toBe(200)

  const read = async (kind: string, id: string) =>
    (await site.call('GET', `/api/v1/translations/${kind}/${id}`, { token, query: { language } })).body.data

  return {
    language,
    read,
    /** Publishes a page; returns its id. */
    async page(key: string, ...sections: { type: string; props: object }[]): Promise<string> {
      await createPage(await site.ctx(), {
        kind: 'page',
        key,
        title: `Page ${key.slice(1)}`,
        document: { sections: sections.map((section, index) => ({ id: `s${index}`, ...section })) },
      })
      const { body } = await site.call('GET', '/api/v1/pages', { token, query: { q: key } })
      return body.data.find((found: { key: string }) => found.key === key)._id
    },
    async write(kind: string, id: string, words: Record<string, string>, revision?: number) {
      const body = {
        language,
        words: Object.entries(words).map(([of, text]) => ({ of, text })),
        revision: revision ?? (await read(kind, id)).revision,
      }
      return site.call('PUT', `/api/v1/translations/${kind}/${id}`, { token, body })
    },
    list: async (query: object) =>
      (await site.call('GET', '/api/v1/translations', { token, query: { language, ...query } })).body,
  }
}
