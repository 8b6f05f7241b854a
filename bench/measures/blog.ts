import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../call.ts'
import { compareLoads, fromCrowd, type LoadPlan } from '../load.ts'
import { atMost, type Row, row } from '../measure.ts'
import { type SeededBlog, seedBlog } from '../seed/blog.ts'
import type { Stage } from '../stage.ts'
import { percentile } from '../statistics.ts'

const listPath = '/api/io/crm/admin/public/website/blog/all'
const commentsPath = '/api/io/crm/admin/public/website/blog/comments/all'

const sizes = {
  small: { posts: 1_000, comments: 10_000 },
  large: { posts: 100_000, comments: 1_000_000 },
} as const

type Blog = SeededBlog & { host: string; siteId: number; posts: number }

/** A blog of 100,000 posts and a million comments, beside one of a hundredth. */
export async function blog(stage: Stage): Promise<Row[]> {
  const small = await make(stage, 'small')
  const large = await make(stage, 'large')
  return [
    ...(await pagesOf(stage, small, large)),
    ...(await searches(stage, small, large)),
    ...(await comments(stage, large)),
  ]
}

async function make(stage: Stage, size: keyof typeof sizes): Promise<Blog> {
  const { posts, comments } = sizes[size]
  stage.say(`Making a blog of ${posts} posts and ${comments} comments`)
  const shop = await stage.shop(100, `blog-${size}`)
  return { ...(await seedBlog(stage.owner, shop.id, posts, comments)), host: shop.host, siteId: shop.id, posts }
}

/** Cached pages, and uncached pages one at a time. */
async function pagesOf({ folder, product: { port } }: Stage, small: Blog, large: Blog): Promise<Row[]> {
  const cached = (path: string): LoadPlan => ({
    port,
    requests: [{ host: large.host, path, headers: { 'accept-encoding': 'gzip' } }],
  })
  const loads = await compareLoads(folder, { list: cached('/blog'), post: cached(large.postPath(1)) })
  const rows = [
    row('the list, cached', loads.list.perSecond, 'requests/s'),
    row('the list, cached: p99', loads.list.p99, 'ms'),
    row('a post, cached', loads.post.perSecond, 'requests/s'),
    row('a post, cached: p99', loads.post.p99, 'ms'),
  ]
  const lists = await firstTimes(port, small, large, (_, number) => `/blog?p=${number}`)
  const topics = await firstTimes(
    port,
    small,
    large,
    (_, number) => `/blog?category=topic-${1 + (number % 25)}&p=${Math.ceil(number / 25)}`,
  )
  const posts = await firstTimes(port, small, large, (one, number) => one.postPath(number))
  for (const [name, { of1000, of100000 }] of Object.entries({
    'a page of the list': lists,
    'a page of a category': topics,
    'a post': posts,
  })) {
    rows.push(
      row(`${name}, not cached: p50 of 100,000 posts`, percentile(of100000, 0.5), 'ms'),
      row(`${name}, not cached: p99 of 100,000 posts`, percentile(of100000, 0.99), 'ms'),
      row(`${name}, not cached: 100,000 over 1,000, p50`, percentile(of100000, 0.5) / percentile(of1000, 0.5), '×'),
    )
  }
  return rows
}

/** Each page once, of both blogs in turn, so that the machine's mood meets both. */
async function firstTimes(port: number, small: Blog, large: Blog, pathOf: (blog: Blog, number: number) => string) {
  const of1000: number[] = []
  const of100000: number[] = []
  for (let number = 2; number <= 60; number++) {
    of1000.push((await call({ port, host: small.host, path: pathOf(small, number) })).ms)
    of100000.push((await call({ port, host: large.host, path: pathOf(large, number) })).ms)
  }
  return { of1000, of100000 }
}

async function searches({ folder, product: { port } }: Stage, small: Blog, large: Blog): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, q] of Object.entries({ 'a rare word': 'rare', 'common words': 'weavers season' })) {
    const plan = ({ host }: Blog): LoadPlan => ({
      port,
      connections: 4,
      requests: fromCrowd({ host, path: listPath, method: 'POST', body: { p: 0, s: 12, q } }),
    })
    const loads = await compareLoads(folder, { small: plan(small), large: plan(large) })
    rows.push(
      row(`search, ${name}: of 100,000 posts`, loads.large.perSecond, 'requests/s'),
      row(`search, ${name}: of 100,000 posts, p99 at 4 connections`, loads.large.p99, 'ms', atMost(150)),
      row(`search, ${name}: 1,000 over 100,000`, loads.small.perSecond / loads.large.perSecond, '×'),
    )
  }
  return rows
}

/** The post that has 10,000 comments, while 100 more are written to it in a second. */
async function comments(stage: Stage, large: Blog): Promise<Row[]> {
  const { folder, product, owner } = stage
  const plan: LoadPlan = {
    port: product.port,
    connections: 8,
    requests: fromCrowd({
      ...{ host: large.host, method: 'POST', body: { p: 0, s: 100 } },
      path: `${commentsPath}?blogId=${large.firstId}`,
    }),
  }
  const quiet = await compareLoads(folder, { ours: plan })
  let isWriting = true
  let written = 0
  const write = async () => {
    while (isWriting) {
      const next = sleep(100)
      await owner.query(writeSql, [large.siteId, large.firstId])
      written += 10
      await next
    }
  }
  const started = performance.now()
  const writing = write()
  const busy = await compareLoads(folder, { ours: plan })
  isWriting = false
  await writing
  const perSecond = (written / (performance.now() - started)) * 1000
  return [
    row('100 comments of 10,000', quiet.ours.perSecond, 'requests/s'),
    row('100 comments of 10,000: p99 at 8 connections', quiet.ours.p99, 'ms'),
    row(
      `100 comments of 10,000 while ${Math.round(perSecond)} a second are written`,
      busy.ours.perSecond,
      'requests/s',
    ),
    row('while they are written: p99 at 8 connections', busy.ours.p99, 'ms', atMost(150)),
  ]
}

const writeSql = `insert into comments (site_id, post_id, user_id, comment)
  select $1, $2, (select id from users where site_id = $1 limit 1), 'Written just now, ' || n from generate_series(1, 10) n`
