import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { configure, fireEvent, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { AdminQueryClient } from '../../../src/admin/app/admin-query-client.ts'
import { makeRouter } from '../../../src/admin/app/router.ts'
import { forgetToken, storeToken } from '../../../src/client/session.ts'
import type { Permission } from '../../../src/shared/people/permissions.ts'
import type { TestApp, TestSite } from '../app.ts'
import { effects } from './effects.ts'
import { eventually, mount } from './mount.tsx'

export { standardTemplates } from '../../../src/server/modules/over/starters/index.ts'

export { within }

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Who looks: an admin, a member of staff with these permissions, a person whom the test has signed in, or a visitor. */
type As = 'owner' | Permission[] | { token: string; id?: string } | 'nobody'

/** API calls in flight. */
const calls = new Set<Promise<Response>>()

type User = ReturnType<typeof userEvent.setup>

// A busy machine answers late. Nothing is hidden without styles, so finding out costs 50 ms a look and tells nothing. What was not
// found is told apart by the text that is there, not by its markup.
configure({
  asyncUtilTimeout: 20_000,
  defaultHidden: true,
  asyncWrapper: async (run) => {
    const found = await run()
    await settled()
    return found
  },
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nThe page says: ${saidNow().slice(0, 3_000)}`),
})

export const page = () => within(document.body)

/** The row of a list that says this. */
export async function rowOf(text: string | RegExp): Promise<HTMLElement> {
  const row = (await page().findByText(text, { selector: 'tr *' })).closest('tr')
  if (!row) throw new Error(`no row says “${text}”`)
  return row
}

/** The dialog that is open, or opens. */
export const dialog = async () => within(await page().findByRole('dialog'))

/** Presses a button once it can be pressed: what was typed right before may still be on its way to the form. */
export async function press(user: User, name: string | RegExp, where = page()): Promise<void> {
  const button = await where.findByRole('button', { name })
  await expect.poll(() => button.matches(':disabled')).toBe(false)
  await user.click(button)
}

/** Chooses an item of a row's menu, `Actions for …`. */
export async function choose(user: User, row: HTMLElement, item: string | RegExp): Promise<void> {
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await user.click(await page().findByRole('menuitem', { name: item }))
}

/** Puts a text in the place of what a field holds, as a person does who selects it all. */
export async function retype(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.tripleClick(field)
  await user.paste(text)
}

/** Fills in a field of a date or time, in the form of its value: `2026-11-30T09:00`. */
export const enterTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Loses the answer of the next call whose method and path these are: the server has done it, and the screen hears nothing of that. */
export function loseAnswer(of: RegExp): void {
  const send = fetch
  let isLost = false
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const answer = await send(address, init)
    if (isLost || !of.test(`${init.method} ${address}`)) return answer
    isLost = true
    throw new TypeError('Failed to fetch')
  })
}

/** Where the admin last sent the browser to, such as the page to sign in. */
export const leftFor = () => vi.mocked(location.assign).mock.lastCall?.[0]

/** Who looks, an owner unless told; at the admin of the first site unless told. */
type Options = { as?: As; site?: TestSite }

/**
 * Opens screens of the admin in happy-dom: the real router and shell, whose calls the test's own server answers on the real
 * database. For a test file that begins with `// @vitest-environment happy-dom`.
 */
export function screensOf({ app, one }: TestApp) {
  const tokens = new Map<string, Promise<string>>()
  const cookies = new Map<string, string>()
  let shut = () => {}

  beforeEach(() => {
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      const { href, host } = new URL(address, location.href)
      const request = new Request(href, { ...init, headers: { host, ...init.headers } })
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const answer = app.request(request).then(keepCookies)
      calls.add(answer)
      void answer.finally(() => calls.delete(answer)).catch(() => undefined)
      return answer
    })
    vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    showCookies()
    completeDom()
  })

  afterEach(async () => {
    shut()
    await settled()
    forgetToasts()
    localStorage.clear()
    vi.unstubAllGlobals()
  })

  afterAll(toastsLeft)

  return async function openScreen(path: string, { as = 'owner', site = one }: Options = {}) {
    shut()
    stayHere()
    forgetToken()
    localStorage.clear()
    cookies.clear()
    window.happyDOM.setURL(`http://${site.host}/admin${path}`)
    const token = await tokenOf(as, site)
    if (token) storeToken(token, typeof as === 'object' && 'id' in as ? as.id : undefined)
    const { kind } = (await site.ctx()).site
    const queries = new AdminQueryClient()
    const history = createBrowserHistory()
    const router = makeRouter(history)
    // The first screen of a kind is compiled now, which a busy machine takes long for.
    await router.load()
    const { unmount } = mount(
      <div id="admin" data-kind={kind}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </div>,
    )
    shut = () => {
      unmount()
      history.destroy()
      queries.clear()
      shut = () => {}
    }
    // Without a layout nothing lies over anything.
    return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  }

  /** As a browser does, so that the next call sends them back. */
  function keepCookies(answer: Response): Response {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }

  function tokenOf(as: As, site: TestSite): Promise<string> | string | undefined {
    if (as === 'nobody') return undefined
    if (as !== 'owner' && 'token' in as) return as.token
    const key = `${site.host} ${as}`
    const person = as === 'owner' ? { userType: 'ADMIN' as const } : { userType: 'STAFF' as const, permissions: as }
    const token = tokens.get(key) ?? site.signIn(person).then(({ token }) => token)
    tokens.set(key, token)
    return token
  }
}

/** A screen that has sent the browser elsewhere takes the page for left; it stays here, as when a person declines to leave. */
function stayHere(): void {
  const leaving = new Event('beforeunload', { cancelable: true })
  leaving.preventDefault()
  window.dispatchEvent(leaving)
  window.dispatchEvent(new Event('pointerdown'))
}

/** Waits for React effects and all API calls in flight, such as the one that loads the options of a select. */
async function settled(): Promise<void> {
  await effects()
  while (calls.size > 0) {
    await Promise.allSettled(calls)
    await effects()
  }
}

/** The server answers with the DOM's own `Response`, which hides cookies as a browser hides them from scripts. */
function showCookies(): void {
  const remove = Headers.prototype.delete
  vi.spyOn(Headers.prototype, 'delete').mockImplementation(function (this: Headers, name) {
    if (name !== 'Set-Cookie') remove.call(this, name)
  })
}

function saidNow(): string {
  const parts = [...document.querySelectorAll('main, [role=dialog], [role=menu], [data-sonner-toast]')]
  return (parts.length > 0 ? parts : [document.body]).map(({ textContent }) => textContent).join('\n')
}

/**
 * Adds what happy-dom lacks of the standard. Without a list's `size` and `defaultSelected` react-hook-form takes every list for one that was
 * changed before it was ready.
 */
function completeDom(): void {
  // There are no style sheets, so computed styles are the element's own; happy-dom would compute a cascade for each query by role.
  window.getComputedStyle = (element) => (element as HTMLElement).style
  // There is no top layer: the last on the page stands for it.
  HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
    document.body.append(this)
  }
  const none = { configurable: true, get: (): number => 0 }
  if (!('size' in HTMLSelectElement.prototype)) Object.defineProperty(HTMLSelectElement.prototype, 'size', none)
  const selected = {
    configurable: true,
    get(this: HTMLOptionElement): boolean {
      return this.hasAttribute('selected')
    },
    set(this: HTMLOptionElement, on: boolean) {
      this.toggleAttribute('selected', on)
    },
  }
  if (!('defaultSelected' in HTMLOptionElement.prototype))
    Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', selected)
}

/** Waits for dismissed toasts to leave the page: sonner takes them off later, and React then needs `window`. */
function toastsLeft(): Promise<void> {
  return eventually(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
}

/** A toast outlives the screen that said it; the next test must not read it. */
function forgetToasts(): void {
  toast.dismiss()
  for (const said of document.querySelectorAll('[data-sonner-toast]')) said.replaceChildren()
}
