import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

test('each refusal is defined once, and every file of refusals is included', () => {
  const files = globSync('src/**/*.refusals.ts')
  const codes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, code = '']) => code),
  )
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  expect(codes.toSorted()).toEqual(Object.keys(refusals).toSorted())
})
