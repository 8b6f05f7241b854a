// How long a site takes that is made from the shop's starter, in a process that has been running: `sites.js <how many>`.
// Writes the times as JSON, ms. The first is left out: code runs slower until the engine has compiled it.
import { createSite } from '../../src/server/modules/ground/directory/index.ts'
import { fillSite, loadStarter } from '../../src/server/modules/over/starters/index.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { makeCtx, transaction } from '../../src/server/platform/context.ts'
import { startServices } from './services.ts'

const [count = 5] = process.argv.slice(2).map(Number)
const services = await startServices(readConfig())
const times: number[] = []
for (let index = 0; index <= count; index++) {
  const started = performance.now()
  const starter = await loadStarter('shop')
  const site = await createSite(services, {
    key: `made-${index}`,
    name: starter.name,
    kind: 'site',
    settings: {},
    isOpen: true,
  })
  await transaction(makeCtx(services, site, { kind: 'visitor' }, { id: 'bench', ip: '' }), (ctx) =>
    fillSite(ctx, starter),
  )
  times.push(performance.now() - started)
}
process.stdout.write(JSON.stringify(times.slice(1)))
process.exit(0)
