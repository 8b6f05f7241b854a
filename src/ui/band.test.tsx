import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { band } from '../sections/define/parts.ts'
import { Band } from './band.tsx'

const stored = z.object(band)
const classesOf = (props: object) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<Band band={stored.parse(props)}>words</Band>))?.[1]?.trim()

// Shows B50.
test('the air of a band may differ by the width of the screen', () => {
  expect(classesOf({})).toBe('band-normal')
  expect(classesOf({ spacing: { base: 'tight', lg: 'loose' } })).toBe('band-tight lg:band-loose')
  expect(classesOf({ spacing: { base: 'none', md: 'normal' } })).toBe('band-none md:band-normal')
})

// Shows B50.
test('an old band setting applies to every screen', () => {
  expect(classesOf({ spacing: 'loose' })).toBe('band-loose')
})
