import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/render.tsx'
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
