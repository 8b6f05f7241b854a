import { expect, test } from 'vitest'
import { blogReads, post, somePosts } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import { comments } from './comments.tsx'

test('comments belong to the post in the URL, and the HTML for all holds none', async () => {
  const own = post({ slug: 'madder' })
  const reads = { ...fixtureReads(), ...blogReads([own, ...somePosts]) }
  const html = await renderLoaded(comments, {}, reads, { path: '/blog/madder', params: { path: 'madder' } })
  expect(html).toMatch(/<h2[^>]*>Comments<\/h2>/)
  expect(html).not.toContain('inert=""')
  expect(html).toMatch(/<label[^>]*>Your comment<\/label>/)
})

test('comments without a post are an inert example', async () => {
  const html = await personalHtml(comments, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('No comments yet')
})
