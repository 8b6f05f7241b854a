import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/footer.ts'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { footer } from './footer.tsx'

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

const business = {
  address: '14 Temple Road\nBengaluru 560003',
  phone: '+91 98290 41122',
  email: 'hello@aangan.example',
}

describe('the contact of the footer', () => {
  const shown = (contact: object) => renderSection(footer, { contact }, undefined, { site: { business } })

  // Shows B209.
  test('is that of the settings, field by field where the section says nothing', () => {
    const html = shown({ phone: '+91 98000 00000' })
    expect(html).toContain('14 Temple Road')
    expect(html).toContain('href="mailto:hello@aangan.example"')
    expect(html).toContain('+91 98000 00000')
    expect(html).not.toContain(business.phone)
  })

  // Shows B174.
  test('leads to the first of several numbers and emails, and nowhere where that is not certain', () => {
    const several = shown({ phone: '98290 41122 / 98290 41123', email: 'hello@aangan.example / care@aangan.example' })
    expect(several).toContain('href="tel:9829041122"')
    expect(several).toContain('href="mailto:hello@aangan.example"')
    const unsure = shown({ phone: '1800-HAAT', email: 'hello at aangan.example' })
    expect(unsure).toMatch(/1800-HAAT.*hello at aangan\.example/s)
    expect(unsure).not.toMatch(/tel:|mailto:/)
  })

  // Shows B209.
  test('is empty where the section is told to stay so', () => {
    const html = shown({ fromSettings: false })
    for (const said of [/Temple/, /mailto:/, /tel:/]) expect(html).not.toMatch(said)
  })
})
