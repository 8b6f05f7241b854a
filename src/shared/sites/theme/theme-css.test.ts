import { describe, expect, test } from 'vitest'
import { newScheme } from './colour-schemes.ts'
import { contrast } from './contrast.ts'
import { themeSchema } from './theme.ts'
import { frameColours, themeCss, themeCssAs, themeProperties } from './theme-css.ts'
import { darkOf } from './theme-dark.ts'

const plain = themeSchema.parse({})

// Shows K12.
test('an unset theme has a blue accent and dark grey text', () => {
  expect(themeProperties(plain)).toMatchObject({ '--accent': '#2563eb', '--text': '#1f2937' })
})

describe('space and size', () => {
  test('have defaults', () => {
    expect(themeProperties(plain)).toMatchObject({ '--air': 1, '--heading-size': 1 })
  })

  test('are smaller for a compact theme with small headings, larger for an airy one with large ones', () => {
    const compact = themeProperties(themeSchema.parse({ density: 'compact', typeScale: 'small' }))
    const airy = themeProperties(themeSchema.parse({ density: 'airy', typeScale: 'large' }))
    for (const name of ['--air', '--heading-size']) {
      expect(Number(compact[name])).toBeLessThan(1)
      expect(Number(airy[name])).toBeGreaterThan(1)
    }
  })
})

test('text on the accent has the button colour if readable, else the nearest readable one', () => {
  const theme = (accent: string, textColor: string) =>
    themeSchema.parse({ colors: { primary: { accent } }, buttons: { primary: { textColor } } })
  expect(themeProperties(theme('#1d4ed8', '#ffffff'))['--accent-text']).toBe('#ffffff')
  for (const [accent, textColor] of [
    ['#facc15', '#ffffff'],
    ['#1e1b4b', '#312e81'],
    ['#7f7f7f', '#7f7f7f'],
  ] as const) {
    const properties = themeProperties(theme(accent, textColor))
    for (const name of ['--accent-text', '--accent-text-soft'])
      expect(contrast(String(properties[name]), accent)).toBeGreaterThanOrEqual(4.5)
  }
})

describe('the colour scheme of native controls', () => {
  const themeOn = (bg: string, strong = bg) =>
    themeSchema.parse({ colors: { primary: { bg }, strong: { bg: strong } } })

  // Shows B134.
  test.each([
    ['#ffffff', 'light'],
    ['#f7e8d0', 'light'],
    ['#15171c', 'dark'],
    ['#3b1140', 'dark'],
  ])('on a ground of %s is %s', (bg, scheme) => {
    expect(themeCss(themeOn(bg))).toContain(`:root{color-scheme:${scheme};`)
  })

  // Shows B134.
  test('follows the ground of a band and of a section scheme, not of the page', () => {
    expect(themeProperties(themeOn('#ffffff', '#101828'))['--controls-strong']).toBe('dark')
    expect(themeProperties(themeOn('#101828', '#fff3e0'))['--controls-strong']).toBe('light')
    const scheme = newScheme(plain)
    const schemes = scheme ? [{ ...scheme, bg: '#101828' }] : []
    expect(themeCss({ ...plain, schemes })).toMatch(/\.ground-[^{]+\{[^}]*color-scheme:dark/)
  })

  // Shows B134.
  test('is dark on light devices too if the theme is dark', () => {
    const night = themeOn('#15171c')
    expect(themeCss({ ...night, dark: darkOf(night) })).not.toContain('color-scheme:light')
    expect(themeCssAs(night, 'light')).toContain('color-scheme:dark')
  })
})

describe('dark colours', () => {
  const dark = themeSchema.parse({ dark: darkOf(plain) })
  const off = { ...dark, dark: dark.dark && { ...dark.dark, on: false } }

  test('change nothing while they are off', () => {
    expect(themeCss(off)).toBe(themeCss(plain))
    expect(frameColours(off)).toBeUndefined()
  })

  test('follow the light ones, for devices set to dark', () => {
    const [light = '', inDark = ''] = themeCss(dark).split('@media (prefers-color-scheme:dark)')
    expect(light).toContain('color-scheme:light')
    expect(light).toContain('--ground:#ffffff')
    expect(inDark).toContain('color-scheme:dark')
    expect(inDark).toContain(`--ground:${dark.dark?.colors.primary.bg}`)
    expect(inDark).toContain(`--button-bg:${dark.dark?.buttons.primary.backgroundColor}`)
    expect(frameColours(dark)).toEqual({ light: '#ffffff', dark: dark.dark?.colors.primary.bg })
  })

  test('change no lengths and fonts', () => {
    const [, inDark = ''] = themeCss(dark).split('@media')
    for (const name of ['--corner', '--button-corner', '--font-body', '--air']) expect(inDark).not.toContain(`${name}:`)
  })

  test('and light ones have separate previews', () => {
    expect(themeCssAs(dark, 'light')).toContain('--ground:#ffffff')
    expect(themeCssAs(dark, 'dark')).toContain(`--ground:${dark.dark?.colors.primary.bg}`)
    for (const scheme of ['light', 'dark'] as const) expect(themeCssAs(dark, scheme)).not.toContain('@media')
  })
})

describe('colour schemes', () => {
  const first = newScheme(plain)
  if (!first) throw new Error('there is no scheme')

  test('are classes for sections, only for those in the theme', () => {
    const theme = themeSchema.parse({ schemes: [{ ...first, bg: '#fdf0e3' }] })
    expect(themeCss(theme)).toContain('.ground-scheme-1{')
    expect(themeCss(theme)).toContain('background:#fdf0e3')
    expect(themeCss(theme)).not.toContain('ground-scheme-2')
    expect(themeCssAs(theme, 'dark')).toContain('.ground-scheme-1{')
  })

  test('are limited to four, each in its own slot, and the first free slot is reused', () => {
    let theme = plain
    for (let more = newScheme(theme); more; more = newScheme(theme))
      theme = { ...theme, schemes: [...theme.schemes, more] }
    expect(theme.schemes.map(({ slot }) => slot)).toEqual(['scheme-1', 'scheme-2', 'scheme-3', 'scheme-4'])
    expect(themeSchema.safeParse(theme).success).toBe(true)
    expect(themeSchema.safeParse({ ...theme, schemes: [first, first] }).success).toBe(false)
    expect(newScheme({ ...theme, schemes: theme.schemes.slice(1) })?.slot).toBe('scheme-1')
  })
})
