// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { Campaign } from '../../shared/content/campaigns-admin.ts'
import { CampaignScreen, NewCampaignScreen } from './campaign-screen.tsx'
import { CampaignsScreen } from './campaigns-screen.tsx'
import { campaignsSearch } from './search.ts'

const said = toldToasts()

const none = { waiting: 0, uncertain: 0, sent: 0, refused: 0, leftOut: 0 }
const diwali: Campaign = {
  ...{ _id: '0a', subject: 'Diwali lamps', preview: '', rate: 300, state: 'DRAFT', revision: 2 },
  parts: [
    { kind: 'heading', text: 'Lamps are here' },
    { kind: 'text', text: 'Made of clay.' },
  ],
  ...{ segment: { who: 'all' }, scheduled: null, started: null, mails: none },
}

type Call = { method: string; path: string; body?: Record<string, unknown> }
let calls: Call[] = []
let stored = diwali
let isRefused = false
let languages: string[] = []
let mounted: { unmount: () => void }

const states: Record<string, Campaign['state']> = { schedule: 'SCHEDULED', pause: 'PAUSED', cancel: 'CANCELLED' }

/** As the server does it, for one campaign. */
function answer({ method, path, body }: Call): object {
  if (path.endsWith('/api/v1/site')) return { data: { locale: 'en-IN', languages } }
  if (path.endsWith('/segment')) return { data: { count: 1_250 } }
  if (path.endsWith('/preview')) return { data: { subject: '', html: '<p>drawn</p>', text: '' } }
  if (path.endsWith('/test')) return { data: { email: 'owner@example.com' } }
  if (path.endsWith('/faults'))
    return {
      data: [
        { subscriberId: '1', email: 'full@example.com', state: 'REFUSED', claimed: '', answer: '552 mailbox full' },
        { subscriberId: '2', email: 'doubt@example.com', state: 'UNCERTAIN', claimed: '', answer: '' },
      ],
      total: 2,
    }
  if (path.includes('/uncertain/')) stored = { ...stored, mails: { ...stored.mails, uncertain: 0, sent: 3 } }
  else if (path.endsWith('/state')) stored = { ...stored, state: states[String(body?.act)] ?? stored.state }
  else if (body) stored = { ...stored, ...body, revision: stored.revision + 1 }
  if (method === 'GET' && path.endsWith('/campaigns')) return { data: [stored], total: 1 }
  return { data: stored }
}

function open(address: string) {
  window.history.replaceState({}, '', address)
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const at = '/newsletter/campaigns'
  const routes = [
    createRoute({ getParentRoute, path: at, validateSearch: campaignsSearch, component: CampaignsScreen }),
    createRoute({ getParentRoute, path: `${at}/new`, component: NewCampaignScreen }),
    createRoute({ getParentRoute, path: `${at}/$id`, component: CampaignScreen }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createBrowserHistory(),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  })
  mounted = mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  calls = []
  stored = diwali
  isRefused = false
  languages = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path } = new URL(url, location.origin)
    const one: Call = { method, path, ...(body && { body: JSON.parse(body) }) }
    calls.push(one)
    if (isRefused && method === 'PUT') return Response.json({ msg: 'It was changed meanwhile.' }, { status: 409 })
    return Response.json(answer(one))
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const sent = (method: string, end = '') => calls.filter((one) => one.method === method && one.path.endsWith(end))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
const unsaved = () => text().includes('Unsaved changes')

test('the list shows each campaign with its state and how far it has come', async () => {
  stored = { ...diwali, state: 'SENDING', mails: { ...none, sent: 40, waiting: 1_200, refused: 10 } }
  open('/newsletter/campaigns')
  await expect.poll(text).toContain('Diwali lamps')
  expect(text()).toContain('Being sent')
  expect(text()).toContain('40 of 1,250')
})

describe('a draft', () => {
  const show = async () => {
    open('/newsletter/campaigns/0a')
    await expect.poll(() => control('subject')?.value).toBe('Diwali lamps')
    await expect.poll(text).toContain('1,250 subscribers now')
  }

  // Shows B105.
  test('is saved as a whole, with the revision that was seen; the last segment’s fields are not sent', async () => {
    await show()
    fill(control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    fill(control('who'), 'bought')
    await expect.poll(() => control('since')).toBeTruthy()
    fill(control('since'), '2026-11-01')
    fill(control('who'), 'city')
    await expect.poll(() => control('city')).toBeTruthy()
    fill(control('city'), 'Pune')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Campaign saved']])
    expect(sent('PUT')[0]?.body).toMatchObject({ subject: 'Lamps of clay', revision: 2, rate: 300 })
    expect(sent('PUT')[0]?.body?.segment).toEqual({ who: 'city', city: 'Pune' })
    await expect.poll(unsaved).toBe(false)
  })

  test('gets parts and loses them, and is as before once that is discarded', async () => {
    await show()
    press('Button')
    await expect.poll(() => control('parts.2.href')).toBeTruthy()
    fill(control('parts.2.text'), 'See them')
    fill(control('parts.2.href'), 'javascript:alert(1)')
    press('Save')
    await expect.poll(text).toContain('Enter an address that begins with https:// or, on this site, with /.')
    expect(sent('PUT')).toEqual([])
    press('Discard')
    await expect.poll(() => control('parts.2.href')).toBeNull()
    expect(control('parts.1.text').value).toBe('Made of clay.')
  })

  // Shows B115.
  test('is for those who read a language of the site, once it has several', async () => {
    await show()
    expect(control('who').textContent).not.toContain('Those who read the site in')
    mounted.unmount()
    languages = ['hi-IN']
    await show()
    await expect.poll(() => control('who').textContent).toContain('Those who read the site in')
    fill(control('who'), 'language')
    await expect.poll(() => control('language')).toBeTruthy()
    press('Save')
    await expect.poll(text).toContain('Choose a language.')
    fill(control('language'), 'hi-IN')
    press('Save')
    await expect.poll(() => sent('PUT')[0]?.body?.segment).toEqual({ who: 'language', language: 'hi-IN' })
  })

  test('without the day that its segment needs is refused at that field', async () => {
    await show()
    fill(control('who'), 'notBought')
    await expect.poll(() => control('since')).toBeTruthy()
    press('Save')
    await expect.poll(text).toContain('Choose a day.')
    expect(sent('PUT')).toEqual([])
  })

  test('is test-mailed to its author, and sent to subscribers after confirmation', async () => {
    await show()
    press('Send me a test')
    await expect.poll(() => said.success.mock.calls).toEqual([['A test mail is on its way to owner@example.com']])
    press('Send…')
    await expect.poll(text).toContain('It goes to 1,250 subscribers now.')
    expect(sent('POST', '/state')).toEqual([])
    press('Send now')
    await expect.poll(() => sent('POST', '/state')[0]?.body).toEqual({ act: 'schedule' })
    await expect.poll(text).toContain('Scheduled')
    expect(control('subject')).toBeNull()
  })

  test('that is not saved is not sent', async () => {
    await show()
    fill(control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    expect(button('Send…')?.disabled).toBe(true)
    expect(button('Send me a test')?.disabled).toBe(true)
  })

  test("does not overwrite another user's changes", async () => {
    await show()
    isRefused = true
    fill(control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(text).toContain('Another user saved this campaign while you were editing.')
    expect(control('subject').value).toBe('Lamps of clay')
  })

  // Shows B132.
  test('holds a picture, products and posts, each of which says what it lacks', async () => {
    await show()
    for (const name of ['Picture', 'Products', 'Blog posts']) press(name)
    await expect.poll(() => control('parts.2.alt')).toBeTruthy()
    press('Save')
    await expect.poll(text).toContain('Choose a picture from the library.')
    for (const said of ['Describe what the picture shows.', 'Choose products.', 'Choose posts.'])
      expect(text()).toContain(said)
    expect(sent('PUT')).toEqual([])
    expect(document.querySelector('[aria-label="Add products"]')).toBeTruthy()
    expect(document.querySelector('[aria-label="Add posts"]')).toBeTruthy()
  })

  // Shows B132.
  test('is seen as wide as on a phone, and as on a computer', async () => {
    await show()
    const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="The mail"]')
    await expect.poll(() => frame()?.style.width).toBe('390px')
    document.querySelector<HTMLElement>('[aria-label="Computer, 760 px"]')?.click()
    await expect.poll(() => frame()?.style.width).toBe('760px')
  })

  test('of a new campaign is added and opened', async () => {
    open('/newsletter/campaigns/new')
    await expect.poll(() => control('subject')).toBeTruthy()
    await expect.poll(text).toContain('1,250 subscribers now')
    fill(control('subject'), 'Monsoon')
    fill(control('parts.0.text'), 'It rains.')
    press('Save')
    await expect
      .poll(() => sent('POST', '/campaigns')[0]?.body)
      .toMatchObject({
        ...{ subject: 'Monsoon', parts: [{ kind: 'text', text: 'It rains.' }], segment: { who: 'all' } },
      })
    await expect.poll(() => location.pathname).toBe('/newsletter/campaigns/0a')
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Monsoon')
  })
})

describe('a campaign that is being sent', () => {
  beforeEach(() => {
    stored = { ...diwali, state: 'SENDING', mails: { ...none, sent: 2, waiting: 7, refused: 1, uncertain: 1 } }
  })

  // Shows B105.
  test('shows its delivery results, and staff settle mails with unknown delivery', async () => {
    open('/newsletter/campaigns/0a')
    await expect.poll(text).toContain('Refused: 552 mailbox full')
    expect(document.querySelector('progress')?.value).toBe(4)
    press('It was sent')
    await expect.poll(() => sent('POST', '/uncertain/2')[0]?.body).toEqual({ sent: true })
    await expect.poll(text).toContain('Sent3')
  })

  test('is paused at once, and ended once the question is answered', async () => {
    open('/newsletter/campaigns/0a')
    await expect.poll(() => button('Pause')).toBeTruthy()
    press('Pause')
    await expect.poll(text).toContain('Paused')
    expect(button('Go on sending')).toBeTruthy()
    press('End it')
    await expect.poll(() => button('End campaign')).toBeTruthy()
    expect(sent('POST', '/state')).toHaveLength(1)
    press('End campaign')
    await expect.poll(text).toContain('Ended early')
    expect(button('Go on sending')).toBeUndefined()
  })
})
