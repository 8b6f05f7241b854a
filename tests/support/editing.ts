import type { Answer, TestSite } from './app.ts'

type Body = Record<string, unknown>
type Query = Record<string, string>

/** A section of words, as the builder would store it. */
export const words = (heading: string, id = 'a') => ({
  id,
  type: 'testimonials',
  v: 1,
  props: { heading, items: [{ name: 'Meera', description: 'Lovely.' }] },
})

/** The calls of a user who edits a site's pages. */
export async function openEditor(site: TestSite) {
  const { token, id } = await site.signIn({ userType: 'STAFF', permissions: ['content'] })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: Body, query?: Query) =>
    site.call(method, `/api/v1${path}`, { token, body, query })

  async function add(path: string, more: Body = {}): Promise<Answer['body']> {
    const { body } = await call('POST', '/pages', { title: `Title of ${path}`, path, preset: 'blank', ...more })
    return body.data
  }

  /** @param editor the tab that saves; a program has none */
  const save = (page: Body, sections: unknown[], revision = page.revision, editor?: string) =>
    call('PUT', `/pages/${page._id}/draft`, { revision, editor, document: { schemaVersion: 1, sections } })

  /** Reports that a tab edits the page; `over` takes it from the current editor. */
  const lock = (page: Body, editor: string, take?: 'over') =>
    call('PUT', `/pages/${page._id}/lock`, take ? { editor, take } : { editor })

  /** A page of these sections that the public sees. */
  async function publish(path: string, sections: unknown[] = [words(`Words of ${path}`)]): Promise<Answer['body']> {
    const page = await add(path)
    const saved = await save(page, sections)
    const { body } = await call('POST', `/pages/${page._id}/publish`, { revision: saved.body.data.revision })
    return body.data
  }

  const read = async (id: unknown): Promise<Answer['body']> => (await call('GET', `/pages/${id}`)).body.data

  return { token, id, call, add, save, lock, publish, read }
}
