import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MediaDetail } from '../../shared/content/media/media-admin.ts'
import { AnimationNote, GivenUpNote } from './picture-facts.tsx'

const item: MediaDetail = {
  _id: 'aaaaaaaaaaaaaa',
  kind: 'picture',
  file: 'aaaaaaaaaaaaaa',
  fileName: 'logo.svg',
  alt: '',
  contentType: 'image/svg+xml',
  bytes: 400,
  width: 10,
  height: 10,
  created: '2026-04-01T00:00:00.000Z',
  uses: 0,
  givenUp: true,
  isAnimated: false,
  focus: { x: 50, y: 50 },
  folder: '',
  tags: [],
  seconds: null,
  poster: null,
  usedIn: [],
}

test('a picture whose sizes could not be made says what to do', () => {
  expect(renderToStaticMarkup(<GivenUpNote item={item} />)).toContain('Upload its file again')
  expect(renderToStaticMarkup(<GivenUpNote item={{ ...item, givenUp: false }} />)).toBe('')
})

// Shows B363.
test('a picture that moves says that pages show its first picture', () => {
  expect(renderToStaticMarkup(<AnimationNote item={{ ...item, isAnimated: true }} />)).toContain(
    'only the first picture',
  )
  expect(renderToStaticMarkup(<AnimationNote item={item} />)).toBe('')
})
