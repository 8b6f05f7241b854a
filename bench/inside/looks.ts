// Cost of rendering each look of the gallery with loaded data: `looks.js <host>`. Writes JSON: an array of looks.
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement } from 'react'
import { readBuiltScript } from '../../scripts/built-script.ts'
import { looks } from '../../src/sections/looks.ts'
import { serverKinds } from '../../src/server/kinds.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { makeCtx } from '../../src/server/platform/context.ts'
import { readSample } from '../../src/server/render/gallery/samples.tsx'
import { markup } from '../../src/server/render/render-section.tsx'
import { startServices } from './services.ts'

const built = readBuiltScript()

const times = { warm: 200, batches: 9, batch: 40 }

const [host = ''] = process.argv.slice(2)
const services = await startServices(readConfig())
const site = await openSiteDirectory(services).byHost(host)
if (!site) throw new Error(`no site has the host ${host}`)
const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'bench', ip: '' })

const measured = []
for (const look of looks) {
  const { props, page, data } = await readSample(serverKinds, ctx, look, new Set())
  if (look.section.load && data === undefined) continue
  const draw = () => markup(createElement(look.section.view, { props, data }), 's', page).html
  const html = draw()
  measured.push({ id: look.id, ms: cpuOf(draw), html: compressed(html), script: scriptOf(html) })
}
process.stdout.write(JSON.stringify(measured))
process.exit(0)

/** CPU of one drawing, ms: the median of some batches, because the machine does other things now and then. */
function cpuOf(draw: () => string): number {
  for (let index = 0; index < times.warm; index++) draw()
  const batches = Array.from({ length: times.batches }, () => {
    const before = process.cpuUsage()
    for (let index = 0; index < times.batch; index++) draw()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / times.batch
  })
  return batches.sort((one, other) => one - other)[Math.floor(times.batches / 2)] ?? Number.NaN
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

/** Bytes of the page's islands, without the script that all islands share. */
function scriptOf(html: string): number {
  return built.ownBytes(new Set(Array.from(html.matchAll(/data-island="([^"]+)"/g), ([, name = '']) => name)))
}
