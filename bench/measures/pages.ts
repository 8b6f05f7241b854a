import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { choosePlace } from '../../src/server/platform/postgres/place.ts'
import { startNginx } from '../against/nginx.ts'
import { call } from '../call.ts'
import { freePort, startChild } from '../child.ts'
import { compareLoads, type LoadPlan, type Request } from '../load.ts'
import { atLeast, atMost, leftOut, type Row, row } from '../measure.ts'
import { databaseUrlOf, startProduct } from '../product.ts'
import { seedShop } from '../seed/shop.ts'
import { type Stage, untilPast } from '../stage.ts'
import { percentile } from '../statistics.ts'

const zipped = { 'accept-encoding': 'gzip' }

/** Pages that the product holds finished, beside servers that do nothing else than to send the same bytes. */
export async function pages(stage: Stage): Promise<Row[]> {
  const { host, categoryPath } = await stage.shop(1_000)
  return [
    ...(await besideOthers(stage, 'home', { host: 'shop.localhost', path: '/' })),
    ...(await besideOthers(stage, 'category of 40', { host, path: categoryPath(1) })),
    ...(await inTurn(stage)),
    ...(await afterRestart(stage)),
    ...(await notModified(stage, { host, path: categoryPath(1) })),
  ]
}

async function besideOthers({ folder, product }: Stage, name: string, page: Request): Promise<Row[]> {
  const request = { ...page, headers: zipped }
  const { body, headers } = await call({ port: product.port, ...request })
  if (headers['content-encoding'] !== 'gzip') throw new Error(`${page.path} did not come compressed`)
  const bare = await startBare(folder, body)
  const nginx = await startNginx(folder, { 'page.html': body, 'page.html.gz': body })
  const plans: Record<string, LoadPlan> = {
    ours: { port: product.port, requests: [request] },
    bare: { port: bare.port, requests: [request] },
    ...(nginx ? { nginx: { port: nginx.port, requests: [{ ...request, path: '/page.html' }] } } : {}),
  }
  const { ours, bare: plain, nginx: files } = await compareLoads(folder, plans)
  await Promise.all([bare.stop(), nginx?.stop()])
  if (!ours || !plain) return []
  return [
    row(`${name} (${body.length} bytes gzip): the product`, ours.perSecond, 'requests/s'),
    row(`${name}: bare node:http`, plain.perSecond, 'requests/s'),
    row(`${name}: of bare node:http`, ours.perSecond / plain.perSecond, '×', atLeast(0.8)),
    row(`${name}: p99`, ours.p99, 'ms'),
    files
      ? row(`${name}: of nginx gzip_static (${Math.round(files.perSecond)}/s)`, ours.perSecond / files.perSecond, '×')
      : leftOut(`${name}: of nginx`, 'nginx is not installed'),
  ]
}

async function startBare(folder: string, body: Buffer) {
  const file = path.join(folder, 'bare-page')
  await writeFile(file, body)
  const port = await freePort()
  const command = [process.execPath, 'bench/against/bare-page.ts', String(port), file, 'gzip']
  return { ...(await startChild(command, { role: 'server', ready: 'ready' })), port }
}

async function inTurn(stage: Stage): Promise<Row[]> {
  const { host, productPath } = await stage.shop(1_000)
  const { port } = stage.product
  const requests = eachProduct(host, productPath)
  const first = await firstVisits(port, requests)
  const { ours } = await compareLoads(stage.folder, { ours: { port, requests } })
  return [
    row('1,000 product pages in turn', ours.perSecond, 'requests/s'),
    row('1,000 product pages in turn: p99 at 32 connections', ours.p99, 'ms', atMost(50)),
    row('the first visit of each: p50 at 32 connections', percentile(first, 0.5), 'ms'),
    row('the first visit of each: p99 at 32 connections', percentile(first, 0.99), 'ms'),
  ]
}

/** A product with a database of its own is stopped when it has shown every page once, and asked for all of them again. */
async function afterRestart({ folder }: Stage): Promise<Row[]> {
  const dataDir = path.join(folder, 'restarted')
  await mkdir(dataDir)
  const first = await startProduct({ dataDir })
  const { socket } = await choosePlace(dataDir)
  const owner = new pg.Client({ connectionString: databaseUrlOf(socket) })
  await owner.connect()
  await untilPast(owner)
  const { host, productPath } = await seedShop(owner, 'restarted', 1_000)
  await owner.end()
  const requests = eachProduct(host, productPath)
  await firstVisits(first.port, requests)
  await first.stop()
  const again = await startProduct({ dataDir, port: first.port })
  const times = await firstVisits(again.port, requests)
  await again.stop()
  return [
    row('the first visit of each after a restart: p50 at 32 connections', percentile(times, 0.5), 'ms'),
    row('the first visit of each after a restart: p99 at 32 connections', percentile(times, 0.99), 'ms', atMost(300)),
  ]
}

function eachProduct(host: string, productPath: (number: number) => string): Request[] {
  return Array.from({ length: 1_000 }, (_, index) => ({
    ...{ host, path: productPath(index + 1), headers: zipped },
  }))
}

/** Asks for each once, over 32 connections. @returns how long each took, ms */
async function firstVisits(port: number, requests: Request[]): Promise<number[]> {
  const times: number[] = []
  const waiting = [...requests]
  const connection = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift())
      times.push((await call({ port, ...request })).ms)
  }
  await Promise.all(Array.from({ length: 32 }, connection))
  return times
}

async function notModified({ folder, product }: Stage, page: Request): Promise<Row[]> {
  const { headers } = await call({ port: product.port, ...page })
  const request = { ...page, headers: { 'if-none-match': String(headers.etag) } }
  const { status } = await call({ port: product.port, ...request })
  if (status !== 304) throw new Error(`a page that is known already was answered with ${status}`)
  const { ours } = await compareLoads(folder, { ours: { port: product.port, requests: [request] } })
  return [row('304 Not Modified', ours.perSecond, 'requests/s'), row('304 Not Modified: p99', ours.p99, 'ms')]
}
