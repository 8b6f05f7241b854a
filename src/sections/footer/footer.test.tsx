import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/footer.ts'
import { shopHtml, shopReads } from '../../../tests/support/shop.tsx'
import { footer } from './index.ts'

const html = (props: Record<string, unknown>) => shopHtml(footer, props, shopReads([]).reads)

describe('the footer', () => {
  test('shows the name, the columns of links and how to reach the shop', async () => {
    const shown = await html(example)
    expect(shown).toMatch(/<a href="\/"[^>]*>.*Aangan/)
    expect(shown).toMatch(/href="\/c\/sarees"[^>]*>Sarees/)
    expect(shown).toContain('href="tel:+919829041122"')
    expect(shown).toContain('href="mailto:namaste@aangan.example"')
  })

  test.each(['columns', 'centred', 'line', 'name'])(
    '%s: has its links, the name and the small print',
    async (layout) => {
      const shown = await html({ ...example, layout })
      expect(shown).toMatch(/href="\/c\/sarees"[^>]*>Sarees/)
      expect(shown).toContain('Aangan')
      expect(shown).toContain(`© ${new Date().getFullYear()}`)
      expect(shown.includes('namaste@aangan.example')).toBe(layout !== 'line')
    },
  )

  test('names the year and the site in the small print', async () => {
    expect(await html({})).toContain(`© ${new Date().getFullYear()} Aangan`)
  })

  test('leaves out links that lead nowhere safe', async () => {
    const bad = { text: 'Free gold', action: { type: 'external', value: 'javascript:alert(1)' } }
    expect(await html({ columns: [{ title: 'More', items: [bad] }] })).not.toContain('Free gold')
  })
})
