import type { LinkProps, RegisteredRouter } from '@tanstack/react-router'
import { expect, expectTypeOf, test } from 'vitest'
import '../router.ts'
import { screen } from './screen.ts'

type Routes = RegisteredRouter['routesById']

test('a screen keeps the types of its path, its parameters and its search', () => {
  expectTypeOf<keyof Routes['/translations/$kind/$id']['types']['allParams']>().toEqualTypeOf<'kind' | 'id'>()
  expectTypeOf<Routes['/orders/$id']['types']['allParams']['id']>().toEqualTypeOf<string>()
  expectTypeOf<Routes['/orders/new']['types']['fullSearchSchema']['customer']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<'/orders/new'>().toExtend<LinkProps['to']>()
  expectTypeOf<'/orders/newer'>().not.toExtend<Extract<LinkProps['to'], `/${string}`>>()
})

const Mills = () => 'Mills'
const Looms = () => 'Looms'

test('a screen is loaded when its route asks for it, and not before', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return { Mills, Looms }
  }
  const { options } = screen('/mills', load, 'Mills')
  expect(loads).toBe(0)
  await options.component?.preload?.()
  expect(loads).toBe(1)
})
