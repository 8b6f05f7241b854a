import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceOf } from '../../../../scripts/theme-fonts.ts'
import { themeSchema } from './theme.ts'
import { themeCss } from './theme-css.ts'
import { fileWith, fontEdition, fontFiles, themeFonts } from './theme-fonts.ts'

const cssOf = (heading: string, body = 'Anek Latin') =>
  themeCss(themeSchema.parse({ fonts: { heading: { name: heading }, body: { name: body } } }))

// Shows E33.
test('a page loads the fonts of its theme and no others', () => {
  expect(cssOf('Anek Latin')).not.toContain('@font-face')
  const css = cssOf('Fraunces', 'Outfit')
  expect(css).toContain("@font-face{font-family:'Fraunces Variable';font-style:italic")
  expect(css).toContain("@font-face{font-family:'Outfit Variable';font-style:normal")
  expect(css).not.toContain('Lora')
  expect(css).toContain("--font-heading:'Fraunces Variable', 'Noto Sans Devanagari Variable', Georgia, serif")
})

test('each family has the rupee sign in a file of its own, which the page prefers', () => {
  for (const name of Object.keys(themeFonts)) {
    const faces = cssOf(name).split('@font-face').slice(1)
    const upright = faces.filter((face) => face.includes('font-style:normal'))
    expect(upright.at(-1)).toContain('unicode-range:U+20B9}')
  }
})

test('every font file in the CSS exists', () => {
  expect(fontFiles.map(sourceOf).filter((file) => !existsSync(file))).toEqual([])
})

test('the URLs contain the version of the packages, because browsers cache the files forever', () => {
  for (const { slug } of Object.values(themeFonts)) {
    const { version } = JSON.parse(readFileSync(`node_modules/@fontsource-variable/${slug}/package.json`, 'utf8'))
    expect(version.startsWith(`${fontEdition}.`)).toBe(true)
  }
})

test('an italic heading preloads the italic file, if the font has one', () => {
  expect(fileWith('latin', 'Lora', 'italic')).toMatch(/lora-latin-italic\.woff2$/)
  expect(fileWith('latin', 'Outfit', 'italic')).toMatch(/outfit-latin-normal\.woff2$/)
  expect(fileWith('latin', 'Newsreader', 'normal')).toBeUndefined()
})
