// Makes sites for journeys: `POST { starter }` is answered with `Site`. Sends its port to the process that has started it.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { startServices } from '../../../bench/inside/services.ts'
import { createSite } from '../../../src/server/modules/ground/directory/index.ts'
import { fillSite, loadStarter } from '../../../src/server/modules/over/starters/index.ts'
import { addUser } from '../../../src/server/modules/people/identity/index.ts'
import { readConfig } from '../../../src/server/platform/config.ts'
import { makeCtx, transaction } from '../../../src/server/platform/context.ts'
import { demoPassword, demoPeople } from '../../../src/shared/people/demo.ts'
import type { Asked, Site } from './addresses.ts'

const services = await startServices(readConfig())
let count = 0
// The one that takes longest to read, so it is read first.
void loadStarter('shop')

/** A site with the pretend bank and the demonstration's people, whose email addresses are of this site alone. */
async function makeSite({ starter: name }: Asked): Promise<Site> {
  const starter = await loadStarter(name)
  const key = `${name}-${++count}`
  const mailDomain = `${key}.example.com`
  const site = await createSite(services, {
    ...{ key, name: starter.name, kind: 'site', settings: { demo: true }, isOpen: true },
  })
  await transaction(makeCtx(services, site, { kind: 'visitor' }, { id: 'journeys', ip: '' }), async (ctx) => {
    await fillSite(ctx, { ...starter, settings: { ...starter.settings, demo: true } })
    for (const { label: _, email, ...person } of demoPeople)
      await addUser(ctx, { ...person, email: email.replace(/@.*/, `@${mailDomain}`), password: demoPassword })
  })
  return { key, mailDomain }
}

const server = http.createServer(async (request, response) => {
  try {
    response.end(JSON.stringify(await makeSite((await json(request)) as Asked)))
  } catch (error) {
    response.writeHead(500).end(inspect(error))
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
