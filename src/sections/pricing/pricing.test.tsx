import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { withSign } from './prices.ts'
import { pricing } from './pricing.tsx'

const stall = {
  title: 'Stall',
  tag: 'For weekends',
  description: 'For one person.',
  priceMonthly: '499',
  priceYearly: '4,990',
  monthlyPlanText: 'per month',
  yearlyPlanText: 'per year',
  points: ['Storage', 'Invoices'],
  pointCustomText: { Storage: '1 GB' },
  pointHeading: 'What is included',
  buttonText: 'Choose Stall',
  buttonAction: { type: 'page', value: '/stall' },
}
const shop = { ...stall, title: 'Shop', currencySymbol: '$', primary: true, points: ['Storage', 'Several places'] }
const free = { title: 'Free', priceMonthly: 'Free of charge', monthlyPlanText: 'for ever' }

const html = (props: Record<string, unknown>) => renderSection(pricing, props)
const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** Texts of the paragraphs with this class, in order. */
const inClass = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<p class="${name}">(.*?)</p>`, 'g'))].map(([, inner = '']) => text(inner).trim())

describe('prices', () => {
  // Shows S80, E24.
  test.each(['cards', 'large', 'rows', 'table'])(
    '%s: each plan has its name, tag, price, points and button',
    (layout) => {
      const shown = html({ layout, items: [stall, shop] })
      for (const words of ['Stall', 'For weekends', 'Storage', '₹499', '$499', 'per month'])
        expect(shown).toContain(words)
      expect(shown.match(/<a href="\/stall"[^>]*>Choose Stall/g)).toHaveLength(2)
    },
  )

  // Shows S80, E24.
  test('of a single plan stand beside its points, with the words of its card', () => {
    const card = { cardHeading: 'One price', cardDescription: 'Paid once.', price: '9,999' }
    const shown = text(html({ layout: 'single', items: [{ ...stall, ...card }, shop] }))
    expect(shown).toMatch(
      /Stall.*What is included.*Storage: 1 GB.*Invoices.*One price.*₹9,999.*Choose Stall.*Paid once\./,
    )
    expect(shown).not.toMatch(/Shop|₹499|Annually/)
  })

  // Shows S80, T21, K14.
  test('stand at Monthly first; Annually switches price and plan text, without script', () => {
    const shown = html({ items: [stall, { ...shop, priceYearly: '' }] })
    expect(shown).toMatch(/value="monthly"[^>]*>.*value="yearly"/)
    expect(shown.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="monthly"')])
    expect(text(shown)).toMatch(/Monthly Annually/)
    expect(inClass(shown, 'monthly')).toEqual(['₹499 per month', '$499 per month'])
    expect(inClass(shown, 'yearly')).toEqual(['₹4,990 per year', '$499 per year'])
    expect(shown).toContain('by-period')
    expect(countIslands(pricing, { items: [stall] })).toBe(0)
  })

  test('need no switch where no plan has a price by the year', () => {
    const shown = html({ items: [free, { title: 'Stall', priceMonthly: '499' }] })
    expect(shown).not.toContain('type="radio"')
    expect(text(shown)).toMatch(/Free of charge for ever/)
  })

  test('carry the sign of their plan, else of the site, unless they bring one along or are words', () => {
    expect(['499', '₹499', '$5', 'Free', ' 1,000 '].map((price) => withSign(price, '₹'))).toEqual([
      '₹499',
      '₹499',
      '$5',
      'Free',
      '₹1,000',
    ])
    expect(withSign('40', 'AED')).toBe('AED\u00a040')
  })

  // Shows E24.
  test('a button that is switched off is not shown', () => {
    expect(html({ items: [{ ...stall, enableButton: false }] })).not.toContain('Choose Stall')
  })

  // Shows E25.
  test('have words above and below, and nothing stands there without plans', () => {
    const header = { title: 'Plans', heading: 'What it costs', description: 'With tax.' }
    const footer = {
      title: 'More?',
      description: 'Ask us.',
      buttonText: 'Write',
      buttonAction: { type: 'page', value: '/w' },
    }
    const shown = html({ header, footer, items: [stall] })
    expect(text(shown)).toMatch(/Plans What it costs With tax\..*Stall.*More\? Ask us\. Write/)
    expect(shown).toMatch(/<h2[^>]*>What it costs.*<h3[^>]*>Stall/)
    expect(html({ header, footer })).toBe('')
  })
})

describe('the comparison', () => {
  const pointGroups = [
    { name: 'Room', points: ['Storage', 'Several places'] },
    { name: 'Papers', points: ['Invoices'] },
  ]
  const rowsOf = (markup: string) =>
    [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => text(cell).trim()),
    )

  // Shows S81, E24, E25, K19.
  test('has a column of labels and one for each plan, its points in groups', () => {
    const shown = html({ layout: 'table', items: [stall, shop], pointGroups })
    expect(shown.match(/scope="col"/g)).toHaveLength(2)
    expect(shown.match(/scope="rowgroup"/g)).toHaveLength(2)
    expect(rowsOf(shown).slice(2, -1)).toEqual([
      ['Room', '', ''],
      ['Storage', '1 GB', '1 GB'],
      ['Several places', 'Not included', 'Included'],
      ['Papers', '', ''],
      ['Invoices', 'Included', 'Not included'],
    ])
  })

  // Shows S81.
  test('without groups compares every point that a plan has, once', () => {
    const rows = rowsOf(html({ layout: 'table', items: [stall, shop] }))
    expect(rows.map(([label]) => label)).toEqual(['', 'Price', 'Storage', 'Invoices', 'Several places', ''])
  })

  test('scrolls in a frame that the keyboard reaches', () => {
    const shown = html({ layout: 'table', items: [stall], header: { heading: 'Compare' } })
    expect(shown).toMatch(/<section[^>]*overflow-x-auto[^>]*aria-label="Compare" tabindex="0"/i)
  })
})
