// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { beforeAfter } from './before-after.tsx'
import ComparePictures from './compare-pictures.island.tsx'

const before = { media: 'picturebefore', alt: 'A bare hall' }
const after = { media: 'pictureafter0', alt: 'The hall with flowers' }

describe('before and after', () => {
  test('shows both pictures with their words, and a divider that has a name', () => {
    const html = renderSection(beforeAfter, { before, after, caption: 'Six hours' })
    expect(html).toMatch(/alt="A bare hall".*Before.*alt="The hall with flowers".*After/s)
    expect(html).toMatch(/<input type="range"[^>]*aria-label="Divider between “Before” and “After”"/)
    expect(html).toContain('Six hours')
  })

  test('of one picture is that picture, and of none nothing', () => {
    expect(countIslands(beforeAfter, { after })).toBe(0)
    expect(renderSection(beforeAfter, { after })).toContain('alt="The hall with flowers"')
    expect(renderSection(beforeAfter, { before })).toContain('alt="A bare hall"')
    expect(renderSection(beforeAfter, { heading: 'Halls' })).toBe('')
  })
})

describe('the divider', () => {
  let page: { unmount: () => void } | undefined
  afterEach(() => page?.unmount())

  test('moves the edge of the first picture', async () => {
    page = mount(
      <div className="compare">
        <ComparePictures before="Before" after="After" />
      </div>,
    )
    await expect.poll(() => document.querySelector('input')).not.toBeNull()
    const input = document.querySelector('input') as HTMLInputElement
    fill(input, '80')
    const compare = document.querySelector<HTMLElement>('.compare')
    await expect.poll(() => compare?.style.getPropertyValue('--at')).toBe('80%')
    expect(input.getAttribute('aria-valuetext')).toBe('80 % “Before”')
  })
})
