import { expect, test } from 'vitest'
import { blogReads, somePosts } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import type { BlogTopic } from '../../shared/content/blog/blog-topics.ts'
import type { Section } from '../define/section.ts'
import { blogAuthor, blogCategory, blogTag } from './blog-topic.tsx'

const draw = (section: Section, path: string | undefined, props = {}, change: Partial<BlogTopic> = {}) => {
  const reads = { ...fixtureReads(), ...blogReads(somePosts) }
  const blogTopic: typeof reads.blogTopic = async (kind, path) => {
    const found = await reads.blogTopic(kind, path)
    return found && { ...found, ...change }
  }
  return renderLoaded(section, props, { ...reads, blogTopic }, { params: path === undefined ? {} : { path } })
}

// Shows B128.
test('a category has its name, its words and its picture, and what the owner leaves out is not there', async () => {
  const said = { description: 'What looms do.', image: { id: 'pictureofloom', alt: 'A loom' } }
  const html = await draw(blogCategory, 'weaving', {}, said)
  expect(html).toMatch(/<h1[^>]*>Weaving<\/h1>/)
  expect(html).toMatch(/aria-label="Breadcrumb".*href="\/blog".*aria-current="page"[^>]*>Weaving/)
  expect(html).toContain('What looms do.')
  expect(html).toContain('alt="A loom"')
  const plain = await draw(blogCategory, 'weaving', { showPicture: false, showDescription: false }, said)
  expect(plain).not.toContain('What looms do.')
  expect(plain).not.toContain('<img')
})

test('a tag has its name and its words', async () => {
  const html = await draw(blogTag, 'dye')
  expect(html).toMatch(/<h1[^>]*>Dye<\/h1>/)
  expect(html).toContain('Colour from plants.')
})

// Shows B128.
test('an author has their portrait, their line and their words', async () => {
  const html = await draw(blogAuthor, 'asha-rao')
  expect(html).toMatch(/<h1[^>]*>Asha Rao<\/h1>/)
  for (const words of ['Weaver, Kota', 'Weaves in Kota.', 'pictureofasha']) expect(html).toContain(words)
})

test('where the address names none, one that has posts stands for all; where there is none there is nothing', async () => {
  expect(await draw(blogCategory, undefined)).toContain('Weaving')
  expect(await draw(blogCategory, 'nowhere')).toBe('')
})
