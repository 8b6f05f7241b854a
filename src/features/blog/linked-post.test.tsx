import { describe, expect, test } from 'vitest'
import { blogReads, post } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import { content } from '../../sections/content/content.tsx'
import { cta } from '../../sections/cta/cta.tsx'
import { faq } from '../../sections/faq/faq.tsx'
import { gallery } from '../../sections/gallery/gallery.tsx'
import { withAddress } from '../../shared/content/media/pictures.ts'

const indigo = post({
  title: 'How indigo is made',
  slug: 'indigo',
  image: withAddress('https://aangan.example', { id: 'pictureofindigo', alt: 'Blue cloth' }),
})
const reads = { ...fixtureReads(), ...blogReads([indigo]) }

const image = { media: 'pictureofone', alt: 'One' }
const sections = [
  { section: content, layout: 'blocks', props: { blocks: [{ type: 'paragraph', paragraph: 'Of its own.' }] } },
  ...['groups', 'masonry', 'strip'].map((layout) => ({
    section: gallery,
    layout,
    props: { layout, items: [{ image, caption: 'Of its own.' }] },
  })),
  ...['list', 'columns', 'beside'].map((layout) => ({
    section: faq,
    layout,
    props: { layout, items: [{ question: 'Of its own.' }] },
  })),
  ...['centred', 'line', 'beside', 'over'].map((layout) => ({
    section: cta,
    layout,
    props: { layout, image, heading: 'Of its own.' },
  })),
].map(({ section, ...rest }) => ({ ...rest, section, name: section.type }))

describe.each(sections)('$name as $layout', ({ section, props }) => {
  // Shows S50.
  test('shows the post that its owner chose below its own content: picture, title, summary, date and link', async () => {
    const html = await renderLoaded(section, { ...props, blogId: 'indigo' }, reads)
    expect(html).toContain('Of its own.')
    expect(html).toMatch(/<h[23][^>]*><a href="\/blog\/indigo"[^>]*>How indigo is made<\/a>/)
    expect(html).toContain('/media/pictureofindigo')
    for (const text of ['What the river has to do with the colour.', '>11-21-2026</time>', 'Read more'])
      expect(html).toContain(text)
    expect(html.indexOf('How indigo')).toBeGreaterThan(html.indexOf('Of its own.'))
    const hindi = await renderLoaded(section, { ...props, blogId: 'indigo', blogText: 'पूरा लेख पढ़ें' }, reads)
    expect(hindi).toMatch(/<p aria-hidden="true"[^>]*>पूरा लेख पढ़ें<svg/)
  })

  // Shows B91.
  test('is as it was without one, where none is chosen and where the public does not find it', async () => {
    const without = await renderLoaded(section, props, reads)
    expect(without).toContain('Of its own.')
    expect(await renderLoaded(section, { ...props, blogId: 'a-draft' }, reads)).toBe(without)
    expect(without).not.toContain('<article')
  })
})

// Shows S50.
test('a section of content may be a post alone', async () => {
  expect(await renderLoaded(content, { blogId: 'indigo' }, reads)).toContain('How indigo is made')
  expect(await renderLoaded(content, { blogId: 'gone' }, reads)).toBe('')
})
