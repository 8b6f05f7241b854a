import { describe, expect, test } from 'vitest'
import { newScheme } from '../../shared/sites/theme/colour-schemes.ts'
import { palettes, withPalette } from '../../shared/sites/theme/palettes.ts'
import { type Theme, themeSchema } from '../../shared/sites/theme/theme.ts'
import { darkOf } from '../../shared/sites/theme/theme-dark.ts'
import { themePresets, withPreset } from '../../shared/sites/theme/theme-presets.ts'
import { faintPairs } from './contrasts.ts'

describe('a palette', () => {
  test.each(palettes.map((palette) => [palette.title, palette] as const))('%s can be read everywhere', (_, palette) => {
    expect(faintPairs(withPalette(themeSchema.parse({}), palette))).toEqual([])
  })

  // Shows E33.
  test('leaves fonts, corners and widths as they are', () => {
    const theme = themeSchema.parse({ buttons: { primary: { borderRadius: 3 } }, radius: 7 })
    const [, second] = palettes
    const changed = second && withPalette(theme, second)
    expect(changed).toMatchObject({ radius: 7, fonts: theme.fonts, buttons: { primary: { borderRadius: 3 } } })
    expect(themeSchema.parse(changed)).toEqual(changed)
  })
})

// Shows S86.
test('pale text is named with its contrast', () => {
  const theme = themeSchema.parse({ colors: { secondary: { text: '#b0b0b0' } } })
  expect(faintPairs(theme)).toEqual([
    expect.objectContaining({ where: 'Soft text on the background', ratio: expect.closeTo(2.17, 1) }),
    expect.objectContaining({ where: 'Soft text on the soft background', ratio: expect.closeTo(1.96, 1) }),
  ])
})

// Shows E33.
test('a legible colour is offered for each pale text and changes nothing else', () => {
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

  // Shows E33.
  test('there are twelve, no two alike in colours and letters', () => {
    const marks = themePresets.map(({ theme: { colors, fonts, radius } }) => JSON.stringify([colors, fonts, radius]))
    expect(new Set(marks).size).toBe(12)
    expect(new Set(themePresets.map(({ theme }) => theme.colors.primary.accent)).size).toBe(12)
  })
})

describe('dark colours', () => {
  const inDark = (theme: Theme) => faintPairs({ ...theme, dark: darkOf(theme) })

  test.each(themePresets)('that are suggested for $title can be read everywhere', ({ theme }) => {
    expect(inDark(theme)).toEqual([])
  })

  test('can be read everywhere however pale the light ones are', () => {
    const pale = themeSchema.parse({
      colors: { primary: { accent: '#ffe08a' }, strong: { bg: '#ffe9c0', text: '#111111' }, sale: '#ffb3b3' },
      buttons: { primary: { backgroundColor: '#3b6fe0' }, linkTextColor: '#0b3d91' },
    })
    expect(inDark(pale).filter(({ where }) => where.startsWith('Dark'))).toEqual([])
  })

  test('that are hard to read are named, and the colour that is offered changes them alone', () => {
    const plain = themeSchema.parse({})
    const dark = darkOf(plain)
    dark.colors.primary.text = '#333333'
    const theme = { ...plain, dark }
    const [faint] = faintPairs(theme)
    expect(faint?.where).toBe('Dark colours: Text on the background')
    const changed = faint?.change(theme)
    expect(changed && { ...changed, dark: undefined }).toEqual({ ...plain, dark: undefined })
    expect(changed?.dark?.colors.primary.text).toBe(faint?.colour)
    expect(faintPairs({ ...theme, dark: { ...dark, on: false } })).toEqual([])
  })

  test('follow a palette and a theme that are chosen, and stay off where they were off', () => {
    const [, second] = palettes
    const [, preset] = themePresets
    if (!second || !preset) throw new Error('there is nothing to choose')
    const plain = themeSchema.parse({})
    const dark = { ...plain, dark: darkOf(plain) }
    for (const choose of [(theme: Theme) => withPalette(theme, second), (theme: Theme) => withPreset(theme, preset)]) {
      expect(choose(plain).dark).toBeUndefined()
      expect(choose(dark).dark?.on).toBe(true)
      expect(choose(dark).dark).not.toEqual(dark.dark)
      expect(faintPairs(choose(dark))).toEqual([])
    }
  })
})

test('a theme to begin with leaves space and size as they are', () => {
  const theme = themeSchema.parse({ density: 'airy', typeScale: 'small' })
  const [first] = themePresets
  expect(first && withPreset(theme, first)).toMatchObject({ density: 'airy', typeScale: 'small', radius: 3 })
})

describe('a colour scheme', () => {
  test.each(themePresets)('that is added to $title can be read', ({ theme }) => {
    const scheme = newScheme(theme)
    expect(faintPairs({ ...theme, schemes: scheme ? [scheme] : [] })).toEqual([])
  })

  test('that is hard to read is named, and the colour that is offered changes it alone', () => {
    const plain = themeSchema.parse({})
    const scheme = newScheme(plain)
    if (!scheme) throw new Error('there is no scheme')
    const theme = { ...plain, schemes: [{ ...scheme, title: 'Festival', text: '#dddddd' }] }
    const [faint] = faintPairs(theme)
    expect(faint?.where).toBe('Festival: text')
    const changed = faint?.change(theme)
    expect(changed).toEqual({ ...theme, schemes: [{ ...theme.schemes[0], text: faint?.colour }] })
    expect(changed && faintPairs(changed)).toEqual([])
  })
})
