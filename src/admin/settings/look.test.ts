import { describe, expect, test } from 'vitest'
import { palettes, withPalette } from '../../shared/sites/palettes.ts'
import { themeSchema } from '../../shared/sites/theme.ts'
import { themePresets } from '../../shared/sites/theme-presets.ts'
import { faintPairs } from './contrasts.ts'

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
    expect.objectContaining({ where: 'Soft text on the background', ratio: expect.closeTo(2.17, 1) }),
    expect.objectContaining({ where: 'Soft text on the soft background', ratio: expect.closeTo(1.96, 1) }),
  ])
})

test('for each pale text a colour is offered that is read there, and it changes nothing else', () => {
  const pale = themeSchema.parse({
    colors: {
      primary: { text: '#bbbbbb', accent: '#ffe08a' },
      secondary: { text: '#cccccc' },
      strong: { text: '#333333' },
      sale: '#ffb3b3',
    },
    buttons: {
      primary: { textColor: '#3b6fe0' },
      secondary: { textColor: '#eeeeee' },
      linkTextColor: '#9ec5ff',
    },
  })
  expect(faintPairs(pale)).toHaveLength(10)
  for (const { where, colour, change } of faintPairs(pale)) {
    const changed = change(pale)
    expect(faintPairs(changed).map((pair) => pair.where)).not.toContain(where)
    expect(JSON.stringify(changed).split(colour)).toHaveLength(2)
    expect(themeSchema.parse(changed)).toEqual(changed)
  }
})

describe('a theme to begin with', () => {
  test.each(themePresets)('$title can be read everywhere', ({ theme }) => expect(faintPairs(theme)).toEqual([]))

  test('there are twelve, no two alike in colours and letters', () => {
    const marks = themePresets.map(({ theme: { colors, fonts, radius } }) => JSON.stringify([colors, fonts, radius]))
    expect(new Set(marks).size).toBe(12)
    expect(new Set(themePresets.map(({ theme }) => theme.colors.primary.accent)).size).toBe(12)
  })
})
