import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { heading } from '../sections/define/parts.ts'
import { boxAt, rowAt } from './align.ts'
import { SectionHeader } from './section-header.tsx'

const stored = z.object({ align: heading.align })
const alignOf = (align: unknown) => stored.parse({ align }).align
const classesOf = (align: unknown) =>
  /class="([^"]*)"/
    .exec(renderToStaticMarkup(<SectionHeader title="" heading="Sarees" description="" align={alignOf(align)} />))?.[1]
    ?.split(' ')

test('words stand in the middle on phones and at the start from a wider screen on', () => {
  const classes = classesOf({ base: 'center', lg: 'start' })
  expect(classes).toEqual(
    expect.arrayContaining(['text-center', 'lg:text-start', 'justify-center', 'lg:justify-between']),
  )
  expect(classes).not.toContain('md:text-start')
})

test('an old alignment applies to every screen', () => {
  expect(alignOf('center')).toEqual({ base: 'center' })
  expect(classesOf('center')).toContain('text-center')
  expect(classesOf('start')).not.toContain('text-center')
})

test('elements beside the text share its alignment', () => {
  expect(rowAt({ base: 'start', md: 'center' })).toBe('md:justify-center')
  expect(boxAt({ base: 'center', md: 'start' })).toBe('mx-auto md:mx-0')
  expect([rowAt('start'), boxAt('start')]).toEqual(['', ''])
})
