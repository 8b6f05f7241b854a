import type { TestSite } from './app.ts'

/** Posts of a site, comments on them, and what visitors read of these. The writer comments unless the test names another user. */
export function commentsOf(site: TestSite, { staff, writer }: { staff: string; writer: string }) {
  let count = 0
  return {
    async write(status = 'PUBLISHED'): Promise<string> {
      const path = `post-${++count}`
      const { body } = await site.call('POST', '/api/v1/posts', { token: staff, body: { title: path, path, status } })
      return body.data._id
    },
    add: (blogId: string, comment: unknown, given: { token?: string; inBody?: string } = { token: writer }) =>
      site.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
        token: given.token,
        query: { blogId },
        body: { blogId: given.inBody ?? blogId, comment, meta: {} },
      }),
    all: (blogId: string, body: object = { p: 0, s: 100 }, at = site) =>
      at.call('POST', '/api/io/crm/admin/public/website/blog/comments/all', { query: { blogId }, body }),
    texts: ({ body }: { body: { comment: string }[] }) => body.map(({ comment }) => comment),
  }
}
