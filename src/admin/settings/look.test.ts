import { describe, expect, test } from 'vitest'
import { themeSchema } from '../../shared/sites/theme.ts'
import { faintPairs } from './contrasts.ts'
import { palettes, withPalette } from './palette.ts'

describe('a palette', () => {
  test.each(palettes.map((palette) => [palette.title, palette] as const))('%s can be read everywhere', (_, palette) => {
    expect(faintPairs(withPalette(themeSchema.parse({}), palette))).toEqual([])
  })

  test('leaves fonts, corners and widths as they are', () => {
    const theme = themeSchema.parse({ buttons: { primary: { borderRadius: 3 } }, radius: 7 })
    const [, second] = palettes
    const changed = second && withPalette(theme, second)
    expect(changed).toMatchObject({ radius: 7, fonts: theme.fonts, buttons: { primary: { borderRadius: 3 } } })
    expect(themeSchema.parse(changed)).toEqual(changed)
  })
})

test('pale text is named with its contrast', () => {
  const theme = themeSchema.parse({ colors: { secondary: { text: '#b0b0b0' } } })
  expect(faintPairs(theme)).toEqual([
    { where: 'Soft text on the background', ratio: expect.closeTo(2.17, 1) },
    { where: 'Soft text on the soft background', ratio: expect.closeTo(1.96, 1) },
  ])
})
