// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { image, list, longText, richText, text } from '../../../../sections/define/parts.ts'
import { defineSection, type Section } from '../../../../sections/define/section.ts'
import { Photo } from '../../../../ui/photo.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'
import { mark } from './marks.ts'
import { itemAt, sourceMap, writtenAt } from './source-map.ts'

const card = z.object({ picture: image('Picture'), title: text('Title'), words: longText('Words') })
const schema = z.object({
  heading: text('Heading'),
  first: text('First part'),
  last: text('Last part'),
  body: richText('Body'),
  cards: list('Cards', card, { label: 'Card' }),
})
type Props = z.output<typeof schema>

function View({ props: { heading, first, last, body, cards } }: { props: Props }) {
  return (
    <section aria-label={`About ${heading}`}>
      <h2>{heading}</h2>
      <p>
        {first} <em>{last}</em>
      </p>
      <small>{`${first}, ${last}`}</small>
      <b>{heading.toUpperCase()}</b>
      <RichText html={body} />
      <ul>
        {cards.map(({ picture, title, words }, index) => (
          <li key={index}>
            <Photo {...picture} sizes="10rem" />
            <h3>{title}</h3>
            <span>{words.length > 10 ? `${words.slice(0, 10)}…` : words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const section = defineSection({ type: 'x', title: 'X', category: 'content', schema, sample: () => ({}), view: View })

const props = schema.parse({
  heading: 'One & only',
  first: 'Same',
  last: 'Same',
  body: '<p>Rich <strong>words</strong></p>',
  cards: [
    { picture: { media: 'abcdefghijklm', alt: '' }, title: 'Same', words: 'Short' },
    { picture: { media: 'abcdefghijklm', alt: '' }, title: '', words: 'Longer than it may be' },
    { picture: { media: 'abcdefghijklm', alt: '' }, title: '', words: '' },
  ],
})

function drawn(view: Section, shown: unknown) {
  const element = document.createElement('div')
  element.innerHTML = renderToString(createElement(view.view, { props: shown, data: undefined }))
  const { props: marked, sources } = mark(view, shown)
  const map = sourceMap(renderToString(createElement(view.view, { props: marked, data: undefined })), sources)
  const nodeOf = (selector: string, at = 0) => {
    const found = element.querySelectorAll(selector)[at]
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  return {
    written: (selector: string, at = 0) => {
      const node = nodeOf(selector, at)
      return writtenAt(map, element, node.firstChild ?? node)?.path.join('.')
    },
    item: (selector: string, at = 0) => itemAt(map, element, nodeOf(selector, at))?.join('.'),
  }
}

test('a text is known by where it comes from, whatever else says the same', () => {
  const { written } = drawn(section, props)
  expect(written('h2')).toBe('heading')
  expect(written('p')).toBe('first')
  expect(written('em')).toBe('last')
  expect(written('h3')).toBe('cards.0.title')
  expect(written('span')).toBe('cards.0.words')
  expect(written('strong')).toBe('body')
})

// Shows B34.
test('generated markup is not taken for the owner’s text', () => {
  const { written } = drawn(section, props)
  expect(written('small')).toBe(undefined)
  expect(written('b')).toBe(undefined)
  expect(written('span', 1)).toBe(undefined)
})

test('an item of a list is known by any of its texts and by its picture', () => {
  const { item } = drawn(section, props)
  expect(item('h3')).toBe('cards.0')
  expect(item('span', 1)).toBe('cards.1')
  expect(item('img', 2)).toBe('cards.2')
  expect(item('h2')).toBe(undefined)
  expect(item('ul')).toBe(undefined)
})
