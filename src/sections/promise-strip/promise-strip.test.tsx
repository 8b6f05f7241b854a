import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { promiseStrip } from './promise-strip.tsx'

const items = [
  { icon: 'truck', title: 'Free delivery in India', description: 'Above ₹1,500' },
  { icon: 'refresh', title: 'सात दिन में वापसी' },
  { icon: 'no-such-icon', title: '' },
]

describe('promises', () => {
  test.each(['line', 'boxed'])('as %s are a list, each with its icon and words; an empty one is left out', (layout) => {
    const html = renderSection(promiseStrip, { layout, items })
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html).toMatch(/Free delivery in India.*Above ₹1,500.*सात दिन में वापसी/s)
  })

  test('without any are nothing, and ship no script', () => {
    expect(renderSection(promiseStrip, { items: [{}] })).toBe('')
    expect(countIslands(promiseStrip, { items })).toBe(0)
  })
})
