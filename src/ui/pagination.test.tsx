import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination, shownPages } from './pagination.tsx'

test('one page needs no bar', () => {
  expect(renderToStaticMarkup(<Pagination page={0} pages={1} href={String} />)).toBe('')
})

test('the first page has no previous one, the last no next one', () => {
  const first = renderToStaticMarkup(<Pagination page={0} pages={2} href={(page) => `?p=${page}`} />)
  expect(first).not.toContain('Previous page')
  expect(first).toContain('href="?p=1" rel="next"')
  expect(renderToStaticMarkup(<Pagination page={1} pages={2} href={String} />)).not.toContain('Next page')
})

// Shows S32.
test('long pagination shows the first, the last and the nearby pages', () => {
  expect(shownPages(0, 3)).toEqual([0, 1, 2])
  expect(shownPages(5, 12)).toEqual([0, undefined, 4, 5, 6, undefined, 11])
  expect(shownPages(2, 5)).toEqual([0, 1, 2, 3, 4])
  expect(shownPages(3, 12)).toEqual([0, 1, 2, 3, 4, undefined, 11])
})
