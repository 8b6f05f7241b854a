import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openSiteDirectory } from './sites.ts'

const { services, owner, one } = await testApp()

type Listener = Parameters<typeof services.bus.listen>[0]

/** A directory whose bus this test plays itself. */
function ownDirectory() {
  const listeners: Listener[] = []
  const bus = { ...services.bus, listen: (listener: Listener) => void listeners.push(listener) }
  return { directory: openSiteDirectory({ ...services, bus }), listeners }
}

test('a site that changes while it is looked up is not kept as it was', async () => {
  const { directory, listeners } = ownDirectory()
  const looking = directory.byHost(one.host)
  await owner.query("update sites set name = 'New name' where id = $1", [one.id])
  for (const listener of listeners) listener.changed(one.id, ['site'])
  await looking
  expect(directory.known(one.host)?.name).toBe('New name')
})

test('a host longer than any name is no site, and is not asked after', async () => {
  const { directory } = ownDirectory()
  expect(await directory.byHost(`${one.host}:${'1'.repeat(5_000)}`)).toBeUndefined()
})
