import { describe, expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'
import { makeDiffer, type Run, wordDifference } from './word-difference.ts'

/** `Leaves [-of-]{+are+} blue` */
const written = (runs: Run[]) =>
  runs.map(({ of, text }) => ({ both: text, before: `[-${text}-]`, after: `{+${text}+}` })[of]).join('')
const words = (before: string, after: string) => written(wordDifference(before, after))

describe('the difference between two texts', () => {
  // Shows B323.
  test.each([
    ['a word that was replaced', 'Blue of leaves', 'Blue of roots', 'Blue of [-leaves-]{+roots+}'],
    ['a word that was added', 'Blue leaves', 'Blue green leaves', 'Blue {+green +}leaves'],
    ['a sign that was taken out', 'Blue, of leaves.', 'Blue of leaves', 'Blue [-, -]of leaves[-.-]'],
    ['an empty text', '', 'Blue', '{+Blue+}'],
    ['the same text', 'Blue', 'Blue', 'Blue'],
  ])('shows %s', (_, before, after, shown) => {
    expect(words(before, after)).toBe(shown)
  })

  // Shows B323.
  test('splits Hindi at words, not within conjuncts', () => {
    expect(words('नील की खेती और रँगाई', 'नील की बुवाई और रँगाई')).toBe('नील की [-खेती -]{+बुवाई +}और रँगाई')
    expect(words('क्षेत्र में वर्षा।', 'क्षेत्रों में वर्षा।')).toBe('[-क्षेत्र -]{+क्षेत्रों +}में वर्षा।')
  })

  // Shows B323.
  test('of texts that differ everywhere is found soon, and shows them as a whole', () => {
    const long = (of: string) => Array.from({ length: 30_000 }, (_, at) => `${of}${at}`).join(' ')
    const runs = wordDifference(long('a'), long('b'))
    expect(runs.map(({ of }) => of)).toEqual(['before', 'after'])
  })

  test('uses one budget for all comparisons of a differ', () => {
    const differ = makeDiffer(50)
    expect(differ(['a', 'b', 'c'], ['d', 'e', 'f'])).toHaveLength(2)
    expect(differ(['a', 'b', 'c'], ['d', 'e', 'f'])).toHaveLength(2)
    expect(differ(['a', 'b', 'c'], ['d', 'e', 'f'])).toBeUndefined()
    expect(differ(['a'], ['a'])).toHaveLength(1)
  })
})

describe('the difference between two rich texts', () => {
  const parts = (before: string, after: string) =>
    textDifference(before, after).map((part) =>
      part.of === 'same' ? part.count : [part.of, part.kind, written(part.runs)],
    )

  // Shows B323.
  test('goes by paragraphs, and within changed ones by words', () => {
    const before = '<h2>Leaves</h2><p>Picked at dawn by hand.</p><p>Left in water.</p><p>Beaten.</p>'
    const after = '<h2>Leaves</h2><p>Picked at dusk by hand.</p><p>Beaten.</p><p>Dried in the sun.</p>'
    expect(parts(before, after)).toEqual([
      1,
      ['changed', 'Paragraph', 'Picked at [-dawn -]{+dusk +}by hand.'],
      ['before', 'Paragraph', '[-Left in water.-]'],
      1,
      ['after', 'Paragraph', '{+Dried in the sun.+}'],
    ])
  })

  // Shows B323.
  test('names headings, list items, quotes, rows and figures', () => {
    const after =
      '<h3>How</h3><ul><li>One<ul><li>Two</li></ul></li></ul><blockquote><p>Wait.</p><cite>Asha</cite></blockquote>' +
      '<table><tbody><tr><th>Dye</th><td>Lac</td></tr></tbody></table><hr /><figure data-product="saree"></figure>'
    expect(parts('', after).map((part) => [part].flat().slice(1))).toEqual([
      ['Subheading', '{+How+}'],
      ['List item', '{+One+}'],
      ['List item', '{+Two+}'],
      ['Quote', '{+Wait.+}'],
      ['Who said it', '{+Asha+}'],
      ['Table row', '{+Dye | Lac+}'],
      ['Horizontal line', '{+―+}'],
      ['Product', '{+saree+}'],
    ])
  })

  // Shows B323.
  test('tells where a link leads, what became of a paragraph, and that only the formatting changed', () => {
    expect(parts('<p>See <a href="/a">dyes</a></p>', '<p>See <a href="/b">dyes</a></p>')).toEqual([
      ['changed', 'Paragraph', 'See dyes [/[-a-]{+b+}]'],
    ])
    expect(parts('<p>Dyes</p>', '<h2>Dyes</h2>')).toEqual([['changed', 'Paragraph → Heading', 'Dyes']])
    expect(parts('<p>Dyes</p>', '<p><strong>Dyes</strong></p>')).toEqual([['changed', 'Paragraph', 'Dyes']])
  })
})
