import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const bounds = { values: 10, depth: 3 }
const read = (text: string) => readJson(text, bounds)

test('a valid body is parsed unchanged', () => {
  const value = { text: 'a, [b] {"c": "d"}', list: [1, -2.5, null, true], inner: { deep: ['\\"', 'नमस्ते 😀'] } }
  expect(read(JSON.stringify(value))).toEqual(value)
  expect(read('  ')).toEqual({})
  expect(read('"text"')).toBe('text')
})

test.each(['{', '{"a":1', '[1,]', 'nonsense', '"a', '{"a":"\\"}', "{'a':1}", ']', '}}}', '"\\'])(
  '%j is no JSON',
  (text) => {
    expect(() => read(text)).toThrow('The request body is not valid JSON.')
  },
)

describe('a body that holds too much is refused, by the field in which it does', () => {
  test.each([
    ['{"first":1,"items":[1,2,3,4,5,6,7,8,9]}', 'items'],
    ['{"a":{"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1}}', 'a'],
    [`{"it\\u0065ms":${'['.repeat(1)}${'{},'.repeat(20)}{}]}`, 'items'],
    [`[${'0,'.repeat(20)}0]`, undefined],
    ['"" '.repeat(30), undefined],
  ])('%j', (text, field) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'Send up to 10 values at a time.',
        faults: field === undefined ? [] : [expect.objectContaining({ field })],
      }),
    )
  })

  test.each([
    ['{"a":{"b":[[1]]}}', 'a'],
    ['[[[[1]]]]', undefined],
    [`{"a":${'['.repeat(900)}`, 'a'],
  ])('%j is nested too deep', (text, field) => {
    const faults = field === undefined ? [] : [expect.objectContaining({ field })]
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'request.tooDeep', faults }))
  })

  test('characters within a string do not count', () => {
    const text = '[{,"]}'.repeat(100)
    expect(read(JSON.stringify({ text }))).toEqual({ text })
  })
})

describe('text that no column could hold', () => {
  test('is refused for a zero character, by its field', () => {
    const faults = (text: string) => {
      try {
        return read(text)
      } catch (error) {
        return (error as { faults: unknown }).faults
      }
    }
    expect(faults('{"a":["x","\\u0000"]}')).toMatchObject([{ field: 'a.1' }])
    expect(faults('{"a\\u0000":1}')).toMatchObject([{ field: 'a' }])
    expect(faults('{"a":"\\\\u0000"}')).toEqual({ a: '\\u0000' })
  })

  test('has half a character replaced, in values and in names', () => {
    expect(read('{"a\\ud800":["\\udc00x","\\ud83d\\ude00"]}')).toEqual({ 'a\ufffd': ['\ufffdx', '😀'] })
    expect(Object.entries(read('{"__proto__":"\\ud800"}') as object)).toEqual([['__proto__', '\ufffd']])
  })
})
