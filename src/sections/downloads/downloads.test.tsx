import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { withFacts } from '../../shared/content/media/media-files.ts'
import { downloads } from './downloads.tsx'

const brochure = {
  title: 'Brochure',
  description: 'All halls with their seats',
  kind: 'PDF, 2 MB',
  action: { type: 'external', value: 'https://files.example.com/halls.pdf' },
}

describe('downloads', () => {
  test('lead to each file by its title, in a tab of its own where it lies elsewhere', () => {
    const html = renderSection(downloads, { items: [brochure, { title: 'मूल्य सूची' }] })
    expect(html).toMatch(
      /<a href="https:\/\/files\.example\.com\/halls\.pdf"[^>]*rel="noopener noreferrer">.*Brochure.*PDF, 2 MB/s,
    )
    expect(html).toMatch(/<p [^>]*>.*मूल्य सूची/s)
    expect(html.match(/<li/g)).toHaveLength(2)
  })

  test('of the library are stored under their names, with their kind and size unless the owner says another', () => {
    const address = '/media/aaaaaaaaaaaaaa/document.pdf'
    const file = (bytes: number) => withFacts(address, { bytes })
    const html = renderSection(downloads, {
      items: [
        { title: 'Rates', file: file(2_621_440) },
        { title: 'Halls', file: file(348_160), kind: 'Hindi, 12 pages', action: brochure.action },
        { title: 'Note', file: file(200) },
      ],
    })
    expect(html.match(/<a href="([^"]+)"/g)).toEqual(Array(3).fill(`<a href="${address}?download"`))
    expect(html).toMatch(/Rates.*PDF, 2\.5 MB.*Halls.*Hindi, 12 pages.*Note.*PDF, 1 KB/s)
    expect(html).not.toContain('340 KB')
  })

  test('refuse an address that is not safe', () => {
    const html = renderSection(downloads, {
      items: [{ ...brochure, action: { type: 'external', value: 'javascript:alert(1)' } }],
    })
    expect(html).not.toContain('<a ')
  })

  test('without any are nothing, and ship no script', () => {
    expect(renderSection(downloads, { heading: 'Downloads', items: [{ kind: 'PDF' }] })).toBe('')
    expect(countIslands(downloads, { items: [brochure] })).toBe(0)
  })
})
