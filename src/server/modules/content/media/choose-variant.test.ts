import { describe, expect, test } from 'vitest'
import { acceptedFormats, nearest } from './choose-variant.ts'

const files = (names: string, width: number, ...accepted: Parameters<typeof nearest>[2]) =>
  nearest(names.split(' '), width, accepted).map(({ width, format }) => `${width}.${format}`)

describe('the variant that stands in for another', () => {
  test('has its width, however good the format of others is', () => {
    expect(files('240.avif 480.webp 960.avif', 480, 'avif', 'webp', 'plain')[0]).toBe('480.webp')
  })

  test('is of one width the best format', () => {
    expect(files('480.plain 480.webp 480.avif', 480, 'avif', 'webp', 'plain')[0]).toBe('480.avif')
  })

  test('is the next wider one, before any that is narrower', () => {
    expect(files('240.webp 480.webp 1600.webp 1200.webp', 960, 'webp', 'plain')).toEqual([
      '1200.webp',
      '1600.webp',
      '480.webp',
      '240.webp',
    ])
  })

  test('is never one that the browser does not know, nor a file that is no variant', () => {
    expect(files('480.avif failed 480.webp.1234.part master.avif', 480, 'webp', 'plain')).toEqual([])
  })
})

test.each([
  ['image/avif,image/webp,*/*', ['avif', 'webp', 'plain']],
  ['image/webp, image/*;q=0.5', ['webp', 'plain']],
  ['image/avif;q=0, IMAGE/WEBP', ['webp', 'plain']],
  ['*/*', ['plain']],
  ['', ['plain']],
])('the header Accept %j gets %j', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats)
})
