// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { consents } from '../../features/account/preview.ts'
import type { Consents } from '../../shared/people/consents.ts'
import { ConsentPart } from './consent-part.tsx'

/** The consents stored by the fake server, and the changes it received. */
let held: Consents
let saved: boolean[] = []

signedInPage()
beforeEach(() => {
  held = consents
  saved = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { kind, wanted } = body ? JSON.parse(String(body)) : {}
    if (wanted !== undefined) saved.push(wanted)
    if (String(address).endsWith('/newsletter'))
      held = { ...held, newsletter: { wanted, since: '2026-11-18T06:00:00.000Z', source: 'ACCOUNT' } }
    if (kind === 'price-drops') held = { ...held, priceDrops: { ...held.priceDrops, wanted } }
    if (kind === 'review-requests') held = { ...held, reviewRequests: { wanted } }
    return Response.json({ data: held })
  })
})

const switchOf = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector<HTMLInputElement>('[role=switch]')

/** State of the switch, or 'saving' while a change is in flight. */
const settled = (label: string) => {
  const found = switchOf(label)
  return found?.disabled ? 'saving' : found?.checked
}

test.each(['Newsletter by email', 'your wishlist costs less', 'asks for a review'])(
  'the switch “%s” keeps its new state when turned off and on',
  async (label) => {
    mount(
      <IslandRoot>
        <ConsentPart timeZone="Asia/Kolkata" preview={null} />
      </IslandRoot>,
    )
    await expect.poll(() => settled(label)).toBe(true)
    for (const wanted of [false, true]) {
      switchOf(label)?.click()
      await expect.poll(() => saved.at(-1)).toBe(wanted)
      await effects()
      await expect.poll(() => settled(label)).toBe(wanted)
    }
  },
)

test('mails that were agreed to are turned off without a confirmed email, and only then on again', async () => {
  held = { ...consents, isProven: false }
  mount(
    <IslandRoot>
      <ConsentPart timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
  const label = 'your wishlist costs less'
  await expect.poll(() => settled(label)).toBe(true)
  switchOf(label)?.click()
  await expect.poll(() => saved).toEqual([false])
  await expect.poll(() => switchOf(label)?.checked).toBe(false)
  expect(switchOf(label)?.disabled).toBe(true)
  expect(settled('asks for a review')).toBe(true)
})
