// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { CallError } from '../../client/api.ts'
import { useRecordForm } from './record-form.ts'
import { SaveBar } from './save-bar.tsx'

const schema = z.object({ name: z.string() })
let saved: string[] = []
/** Refuses the next save with this text. */
let refusal: string | undefined

function Form() {
  const record = useRecordForm({
    schema,
    values: { name: 'Lamp' },
    save: async (values) => {
      if (refusal) throw new CallError(409, { msg: refusal })
      saved.push(values.name)
      return values
    },
  })
  return (
    <form>
      <input aria-label="Name" {...record.form.register('name')} />
      <SaveBar form={record} name="the lamp" />
    </form>
  )
}

async function open() {
  const root = createRootRoute({ component: Outlet })
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Form }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Another screen</p> }),
  ]
  const history = createBrowserHistory()
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  mount(<RouterProvider router={router} />)
  await expect.poll(name).toBe('Lamp')
  return () => history.push('/other')
}

const field = () => document.querySelector<HTMLInputElement>('[aria-label="Name"]')
const name = () => field()?.value
const asks = () => document.body.textContent?.includes('Leave without saving?')
const isLeft = () => document.body.textContent?.includes('Another screen')
const canSave = () => document.querySelector('[role=status]')?.textContent === 'Unsaved changes'

async function change(to: string): Promise<void> {
  const input = field()
  if (input) fill(input, to)
  await expect.poll(canSave).toBe(true)
}

/** Whether closing the tab would ask first. */
function closingAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  saved = []
  refusal = undefined
  window.history.replaceState({}, '', '/')
})
afterEach(() => document.body.replaceChildren())

describe('a screen with a form', () => {
  test('is left without a question while nothing has changed', async () => {
    const leave = await open()
    expect(closingAsks()).toBe(false)
    leave()
    await expect.poll(isLeft).toBe(true)
    expect(asks()).toBe(false)
  })

  test('asks before changes would be lost, by another screen or by closing the tab', async () => {
    const leave = await open()
    await change('Brass lamp')
    await expect.poll(closingAsks).toBe(true)
    leave()
    await expect.poll(asks).toBe(true)
    press('Stay')
    await expect.poll(asks).toBe(false)
    expect([name(), isLeft()]).toEqual(['Brass lamp', false])
    leave()
    await expect.poll(asks).toBe(true)
    press('Leave without saving')
    await expect.poll(isLeft).toBe(true)
  })

  test('is left without a question once its changes are discarded', async () => {
    const leave = await open()
    await change('Brass lamp')
    press('Discard')
    await expect.poll(name).toBe('Lamp')
    await expect.poll(canSave).toBe(false)
    leave()
    await expect.poll(isLeft).toBe(true)
  })

  // Shows B343.
  test('says in the bar, where it was pressed, why it was not saved', async () => {
    await open()
    await change('Brass lamp')
    refusal = 'Another lamp has this name.'
    press('Save')
    const bar = () => document.querySelector('[data-bottom-bar]')
    await expect.poll(() => bar()?.querySelector('[role=alert]')?.textContent).toBe(refusal)
    expect(saved).toEqual([])
  })

  test('is left without a question once its changes are saved', async () => {
    const leave = await open()
    await change('Brass lamp')
    press('Save')
    await expect.poll(() => saved).toEqual(['Brass lamp'])
    await expect.poll(closingAsks).toBe(false)
    leave()
    await expect.poll(isLeft).toBe(true)
  })
})
