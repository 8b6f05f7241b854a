import { isGate, sampleOf } from '../support/enumerations/sample.ts'
import { beginDialogs, dialogs, type Look } from './support/every-dialog.ts'
import { everyScreen, screens } from './support/every-screen.ts'
import { beginWalk } from './support/measures.ts'
import { expect, test } from './support/own-site.ts'

test.setTimeout(300_000)

const chosen = sampleOf(screens, (path) => path, 24)
const parts = isGate ? 1 : 4

for (let part = 0; part < parts; part++)
  test(`no screen of the admin is inaccessible, moves by itself or scrolls sideways, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const { measure } = await beginWalk(page)
    const mine = chosen.filter((_, index) => index % parts === part)
    await everyScreen(page, mine, async (path) => {
      const faults = await measure()
      expect.soft({ path, faults }).toEqual({ path, faults: [] })
    })
  })

for (const [where, walk] of Object.entries(dialogs))
  test(`no dialog, menu or form that lies over ${where} is inaccessible`, { tag: '@deep' }, async ({ page }) => {
    const { measure } = await beginWalk(page)
    const look: Look = async (name, show) => {
      const faults = await measure(show)
      expect.soft({ name, faults }).toEqual({ name, faults: [] })
    }
    await walk(beginDialogs(page, look))
  })
