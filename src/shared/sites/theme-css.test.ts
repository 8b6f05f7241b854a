import { describe, expect, test } from 'vitest'
import { newScheme } from './colour-schemes.ts'
import { contrast } from './contrast.ts'
import { themeSchema } from './theme.ts'
import { frameColours, themeCss, themeCssAs, themeProperties } from './theme-css.ts'
import { darkOf } from './theme-dark.ts'

const plain = themeSchema.parse({})

// Shows K12.
test('a theme that is not set has a blue accent and dark grey text', () => {
  expect(themeProperties(plain)).toMatchObject({ '--accent': '#2563eb', '--text': '#1f2937' })
})

describe('space and size', () => {
  test('are the usual ones where the theme says nothing of them', () => {
    expect(themeProperties(plain)).toMatchObject({ '--air': 1, '--heading-size': 1 })
  })

  test('are less for a compact theme with small headings, more for an airy one with large ones', () => {
    const compact = themeProperties(themeSchema.parse({ density: 'compact', typeScale: 'small' }))
    const airy = themeProperties(themeSchema.parse({ density: 'airy', typeScale: 'large' }))
    for (const name of ['--air', '--heading-size']) {
      expect(Number(compact[name])).toBeLessThan(1)
      expect(Number(airy[name])).toBeGreaterThan(1)
    }
  })
})

test('words on the accent are those of its buttons where they are read there, else the nearest that are', () => {
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

describe('what the browser draws by itself', () => {
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
  test('follows the ground of a band and of a colour scheme, not that of the page', () => {
    expect(themeProperties(themeOn('#ffffff', '#101828'))['--controls-strong']).toBe('dark')
    expect(themeProperties(themeOn('#101828', '#fff3e0'))['--controls-strong']).toBe('light')
    const scheme = newScheme(plain)
    const schemes = scheme ? [{ ...scheme, bg: '#101828' }] : []
    expect(themeCss({ ...plain, schemes })).toMatch(/\.ground-[^{]+\{[^}]*color-scheme:dark/)
  })

  // Shows B134.
  test('is dark both by day and by night where the theme is', () => {
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

  test('stand behind the light ones, for devices that are set to dark', () => {
    const [light = '', inDark = ''] = themeCss(dark).split('@media (prefers-color-scheme:dark)')
    expect(light).toContain('color-scheme:light')
    expect(light).toContain('--ground:#ffffff')
    expect(inDark).toContain('color-scheme:dark')
    expect(inDark).toContain(`--ground:${dark.dark?.colors.primary.bg}`)
    expect(inDark).toContain(`--button-bg:${dark.dark?.buttons.primary.backgroundColor}`)
    expect(frameColours(dark)).toEqual({ light: '#ffffff', dark: dark.dark?.colors.primary.bg })
  })

  test('leave lengths and letters as they are', () => {
    const [, inDark = ''] = themeCss(dark).split('@media')
    for (const name of ['--corner', '--button-corner', '--font-body', '--air']) expect(inDark).not.toContain(`${name}:`)
  })

  test('and the light ones are shown each by themselves in the preview', () => {
    expect(themeCssAs(dark, 'light')).toContain('--ground:#ffffff')
    expect(themeCssAs(dark, 'dark')).toContain(`--ground:${dark.dark?.colors.primary.bg}`)
    for (const scheme of ['light', 'dark'] as const) expect(themeCssAs(dark, scheme)).not.toContain('@media')
  })
})

describe('colour schemes', () => {
  const first = newScheme(plain)
  if (!first) throw new Error('there is no scheme')

  test('are classes for sections, and none is written that the theme does not have', () => {
    const theme = themeSchema.parse({ schemes: [{ ...first, bg: '#fdf0e3' }] })
    expect(themeCss(theme)).toContain('.ground-scheme-1{')
    expect(themeCss(theme)).toContain('background:#fdf0e3')
    expect(themeCss(theme)).not.toContain('ground-scheme-2')
    expect(themeCssAs(theme, 'dark')).toContain('.ground-scheme-1{')
  })

  test('are four at most, each in a place of its own, and the first free place is taken again', () => {
    let theme = plain
    for (let more = newScheme(theme); more; more = newScheme(theme))
      theme = { ...theme, schemes: [...theme.schemes, more] }
    expect(theme.schemes.map(({ slot }) => slot)).toEqual(['scheme-1', 'scheme-2', 'scheme-3', 'scheme-4'])
    expect(themeSchema.safeParse(theme).success).toBe(true)
    expect(themeSchema.safeParse({ ...theme, schemes: [first, first] }).success).toBe(false)
    expect(newScheme({ ...theme, schemes: theme.schemes.slice(1) })?.slot).toBe('scheme-1')
  })
})
