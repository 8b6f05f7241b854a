import http from 'node:http'
import { call, signIn } from '../call.ts'
import { type Attack, floodAhead, floodDocs, floodSignIns, floodSite } from '../floods.ts'
import { atMost, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { median, percentile } from '../statistics.ts'

const rounds = 5
const seconds = 4
/** How many visitors the quiet site has, each of whom asks again as soon as there is an answer. */
const visitors = 8

const listPath = '/api/io/crm/admin/public/product/variants'

/** One visitor, from one address, who sends the same again as soon as it is answered. */
type Shape = { name: string; host: string; path: string; body: string; type?: string }

const floods = {
  'a flood of one site': floodSite,
  'sixty sign-ins at a time': floodSignIns,
  'forty who read the API’s pages, uncompressed': floodDocs,
  'two hundred connections that send 32 requests ahead': floodAhead,
}

/**
 * How visitors of one site fare while a visitor of another sends the worst that there is, and while another site is flooded:
 * the slowest hundredth of their answers, beside the same without. Every second page they ask for is not in the cache.
 */
export async function attack(stage: Stage): Promise<Row[]> {
  const { host } = await stage.shop(1_000)
  const quiet = await stage.shop(1_000, 'quiet')
  const ask = quietVisitor(stage, quiet.host, quiet.productPath)
  const rows: Row[] = []
  for (const shape of shapesOf(host)) {
    const { alone, attacked, sent } = await compare(ask, () => sendAgainAndAgain(stage.product.port, shape))
    rows.push(...rowsOf(`one visitor sends ${shape.name}, ${Math.round(sent)} a second`, alone, attacked))
  }
  const picture = await uploadWorstPicture(stage)
  const drawn = await compare(ask, () =>
    sendAgainAndAgain(stage.product.port, { name: '', host: 'shop.localhost', path: picture, body: '' }),
  )
  rows.push(...rowsOf('one visitor asks for a drawing that is hard to draw', drawn.alone, drawn.attacked))
  const { port } = stage.product
  for (const [name, flood] of Object.entries(floods)) {
    const { alone, attacked, sent } = await compare(ask, () => flood({ port, host }))
    rows.push(...rowsOf(`${name}, ${Math.round(sent)} a second`, alone, attacked))
  }
  return rows
}

function rowsOf(name: string, alone: number, attacked: number): Row[] {
  return [
    row(`${name}: p99 of the other site`, attacked, 'ms'),
    row(`${name}: of the p99 without`, attacked / alone, '×', atMost(1.5)),
  ]
}

/** In turn, so that a change of the machine's mood meets both. */
async function compare(ask: () => Promise<number>, begin: () => Attack) {
  const found: { alone: number; attacked: number; sent: number }[] = []
  await visit(ask)
  for (let round = 0; round < rounds; round++) {
    const alone = await visit(ask)
    const attack = begin()
    const attacked = await visit(ask)
    found.push({ alone, attacked, sent: (await attack.stop()) / seconds })
  }
  const middle = (name: 'alone' | 'attacked' | 'sent') => median(found.map((one) => one[name]))
  return { alone: middle('alone'), attacked: middle('attacked'), sent: middle('sent') }
}

/** @returns p99, ms */
async function visit(ask: () => Promise<number>): Promise<number> {
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  const visitor = async () => {
    while (performance.now() < until) times.push(await ask())
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return percentile(times, 0.99)
}

/** A page from the cache and one that is not in it, in turn. */
function quietVisitor({ product }: Stage, host: string, productPath: (number: number) => string) {
  let count = 0
  return async () => {
    const number = count++
    const isSearch = number % 2 === 1
    const path = isSearch ? `/search?q=word-${number}` : productPath((number % 20) + 1)
    // Each search from another address: how often one may search is not what is measured here.
    const from = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`
    const { status, ms } = await call({ port: product.port, host, path, headers: { 'x-forwarded-for': from } })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return ms
  }
}

/** Bodies as large as a visitor may send them and larger, valid and not. */
function shapesOf(host: string): Shape[] {
  const filters = (count: number, values: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `field-${index}`,
        [{ operator: 'IN', value: Array.from({ length: values }, (_, value) => `v${value}`) }],
      ]),
    )
  const known = { brand: 'brand', category: 'category', inStock: 'inStock', price: 'price' }
  const heavy = Object.values(known).map((field) => [
    field,
    Array.from({ length: 5 }, () => ({
      operator: 'NOT_IN',
      value: Array.from({ length: 200 }, (_, value) => `v${value}`),
    })),
  ])
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  const list = (name: string, body: unknown): Shape => ({
    ...{ name, host, path: listPath },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return [
    list('a list with 80,000 filters', {
      filters: Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [n, [{}]])),
    }),
    list('a list with 20 filters of 100 values', { filters: filters(20, 100) }),
    list('a list with the longest filters of known fields', { filters: Object.fromEntries(heavy) }),
    list('a list of 30 KB of brackets', `{"filters":${deep}}`),
    list('a search of 30 KB', { q: 'सूती साड़ी '.repeat(1_000) }),
  ]
}

/** Counts the answers, whatever they are. */
function sendAgainAndAgain(port: number, { host, path, body, type = 'application/json' }: Shape): Attack {
  let stopped = false
  let answers = 0
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const sent = body ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {}
  const once = () =>
    new Promise<void>((resolve) => {
      const request = http.request(
        { agent, host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers: { host, ...sent } },
        (response) => {
          answers++
          response.resume()
          response.once('close', () => resolve())
        },
      )
      request.once('error', () => resolve())
      request.end(body)
    })
  const running = (async () => {
    while (!stopped) await once()
  })()
  return {
    async stop() {
      stopped = true
      await running
      agent.destroy()
      return answers
    },
  }
}

/** A drawing that the library takes and that takes long to draw. @returns its address, or that of one that is not there */
async function uploadWorstPicture({ product: { port } }: Stage): Promise<string> {
  const host = 'shop.localhost'
  const token = await signIn(port, host)
  const circles = Array.from(
    { length: 900 },
    (_, n) => `<circle cx="${n % 60}" cy="${n % 40}" r="30" fill="url(#g)" stroke="url(#g)" opacity=".5"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="2400" height="1600"><defs><radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient></defs>${circles.join('')}</svg>`
  const form = new FormData()
  form.set('file', new File([svg], 'hard.svg', { type: 'image/svg+xml' }))
  // fetch does not let a Host header through, so the form is written by Response.
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const answer = await new Promise<string>((resolve, reject) => {
    const request = http.request(
      {
        ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/media' },
        headers: {
          ...{ host, authorization: `Basic ${token}`, 'content-length': body.length },
          'content-type': encoded.headers.get('content-type') ?? '',
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve(String(Buffer.concat(chunks))))
      },
    )
    request.once('error', reject)
    request.end(body)
  })
  const id = (JSON.parse(answer) as { data?: { _id: string } }).data?._id ?? 'refused'
  return `/media/${id}/2400`
}
