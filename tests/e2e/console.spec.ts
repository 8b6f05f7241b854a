import { sampleOf } from '../support/enumerations/sample.ts'
import { at, expect, test } from './support/shop.ts'
import { watchRest } from './support/until-still.ts'

const visited = [
  ['', '/'],
  ['', '/register'],
  ['shop', '/'],
  ['shop', '/c/women'],
  ['shop', '/p/dipped-chai-mug-indigo'],
  ['shop', '/search?q=brass'],
  ['shop', '/login'],
  ['shop', '/blog'],
  ['events', '/'],
  ['food', '/'],
  ['portfolio', '/'],
  ['clinic', '/'],
] as const

// Shows B200.
test('no page of visitors leaves an error in the console, a file that is not there among them', {
  tag: '@desktop',
}, async ({ page }) => {
  const untilStill = watchRest(page)
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  for (const [site, path] of sampleOf(visited, ([site, path]) => site + path, 3)) {
    await page.goto(at(site, path))
    await untilStill()
    // A browser without a window does not ask for it by itself.
    await page.evaluate(() => fetch('/favicon.ico').then((answer) => answer.blob()))
  }
  expect(faults).toEqual([])
})
