import { isGate, sampleOf } from '../support/enumerations/sample.ts'
import { everyPage, pages } from './support/every-page.ts'
import { beginWalk } from './support/measures.ts'
import { expect, test } from './support/own-site.ts'

test.setTimeout(240_000)

const chosen = sampleOf(pages, (path) => path, 8)
const parts = isGate ? 1 : 2

for (let part = 0; part < parts; part++)
  test(`no page of the shop is inaccessible, moves by itself or scrolls sideways, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const { measure } = await beginWalk(page)
    const mine = chosen.filter((_, index) => index % parts === part)
    await everyPage(page, mine, async (path) => {
      expect.soft({ path, faults: await measure() }).toEqual({ path, faults: [] })
    })
  })
