import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rules that make the browser recompute every style of a page on each DOM change (decision 031). */
const looksIntoThePage = /\b(?:html|body)(?:\[[^\]]*\])?:has\([^{;]*\)\s+[^\s{,)]/

test('no rule that asks what the page holds goes on to something inside it', () => {
  const files = globSync('src/{ui,sections,features,storefront}/**/*.css')
  expect(files.length).toBeGreaterThan(20)
  const rules = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...css.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => `${file}: ${selector.trim().replace(/\s+/g, ' ')}`)
  })
  expect(rules.filter((rule) => looksIntoThePage.test(rule))).toEqual([])
})

/** Portraits, which are round, and what shows the crop itself. */
const cropping = [
  'blog/authors-screen.tsx',
  'customers/customer-screen.tsx',
  'media/focal-point.tsx',
  'pages/share-picture.tsx',
]

test('small pictures of the admin are shown whole, but for portraits and crops', () => {
  const files = globSync('src/admin/**/*.{tsx,css}')
  const crops = files.filter((file) => /object-cover|object-fit: cover/.test(readFileSync(file, 'utf8')))
  expect(crops.map((file) => file.replace('src/admin/', '')).sort()).toEqual(cropping)
})

/** Rows and chips, which are no controls. */
const low = ['media/unfinished.tsx', 'products/categories-field.tsx', 'products/new-option.tsx']

test('low controls of the admin are as high as a finger needs where there is no mouse', () => {
  const files = globSync('src/admin/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const lower = files.filter((file) => {
    const classes = readFileSync(file, 'utf8').match(/["'`][^"'`\n]*\bmin-h-(?:7|8|9|10)\b[^"'`\n]*["'`]/g) ?? []
    return classes.some((text) => !/pointer-coarse:min-h-1[01]/.test(text))
  })
  expect(lower.map((file) => file.replace('src/admin/', '')).sort()).toEqual(low)
})
