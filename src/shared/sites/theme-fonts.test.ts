import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceOf } from '../../../scripts/theme-fonts.ts'
import { themeSchema } from './theme.ts'
import { themeCss } from './theme-css.ts'
import { fileWith, fontEdition, fontFiles, themeFonts } from './theme-fonts.ts'

const cssOf = (heading: string, body = 'Anek Latin') =>
  themeCss(themeSchema.parse({ fonts: { heading: { name: heading }, body: { name: body } } }))

// Shows E33.
test('a page is told of the fonts that its theme names, and of no others', () => {
  expect(cssOf('Anek Latin')).not.toContain('@font-face')
  const css = cssOf('Fraunces', 'Outfit')
  expect(css).toContain("@font-face{font-family:'Fraunces Variable';font-style:italic")
  expect(css).toContain("@font-face{font-family:'Outfit Variable';font-style:normal")
  expect(css).not.toContain('Lora')
  expect(css).toContain("--font-heading:'Fraunces Variable', 'Noto Sans Devanagari Variable', Georgia, serif")
})

test('each has the rupee sign in a file of its own, which the page prefers', () => {
  for (const name of Object.keys(themeFonts)) {
    const faces = cssOf(name).split('@font-face').slice(1)
    const upright = faces.filter((face) => face.includes('font-style:normal'))
    expect(upright.at(-1)).toContain('unicode-range:U+20B9}')
  }
})

test('every file that a page may be told of is there', () => {
  expect(fontFiles.map(sourceOf).filter((file) => !existsSync(file))).toEqual([])
})

test('the addresses name the edition of the packages, because browsers keep the files for ever', () => {
  for (const { slug } of Object.values(themeFonts)) {
    const { version } = JSON.parse(readFileSync(`node_modules/@fontsource-variable/${slug}/package.json`, 'utf8'))
    expect(version.startsWith(`${fontEdition}.`)).toBe(true)
  }
})

test('an italic heading is fetched ahead as such, where the font has an italic', () => {
  expect(fileWith('latin', 'Lora', 'italic')).toMatch(/lora-latin-italic\.woff2$/)
  expect(fileWith('latin', 'Outfit', 'italic')).toMatch(/outfit-latin-normal\.woff2$/)
  expect(fileWith('latin', 'Newsreader', 'normal')).toBeUndefined()
})
