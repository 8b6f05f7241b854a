// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import FeatureTabsIsland from './feature-tabs.island.tsx'
import { schema } from './feature-tabs.schema.ts'
import { featureTabs } from './feature-tabs.tsx'

const items = [
  { title: 'Dyeing', description: 'Nine dips.', image: { media: 'pictureone0', alt: 'Indigo' } },
  { title: 'Weaving', description: 'On a pit loom.', svg: { media: 'picturemark', alt: '' } },
  { title: 'Sending', description: 'On Mondays.' },
]

const html = (props: Record<string, unknown>) => renderSection(featureTabs, props)

describe('feature tabs', () => {
  // Shows S75, E29.
  test.each(['above', 'beside'])('%s: each has its title, mark, words and picture', (layout) => {
    const shown = html({ layout, heading: 'How we work', items })
    for (const words of [
      'Dyeing',
      'Nine dips.',
      '/media/pictureone0/',
      '/media/picturemark/',
      'Sending',
      'On Mondays.',
    ])
      expect(shown).toContain(words)
    expect(shown).toMatch(/role="tablist" aria-label="How we work"/)
  })

  // Shows S75.
  test('without script every panel stands below its own heading, and there are no tabs', () => {
    const shown = html({ heading: 'How we work', items })
    expect(shown).toMatch(/role="tablist"[^>]*class="needs-script/)
    for (const { title } of items) expect(shown).toMatch(new RegExp(`<h3 class="without-script[^>]*>${title}</h3>`))
    expect(shown.match(/role="tabpanel"[^>]*class="without-script/g)).toHaveLength(2)
  })

  test('are not there without anything to show', () => {
    expect(html({ heading: 'How we work', items: [{}] })).toBe('')
  })
})

describe('the tabs', () => {
  let mounted: ReturnType<typeof mount> | undefined
  afterEach(() => mounted?.unmount())

  async function open(stand: 'above' | 'beside') {
    mounted = mount(
      <FeatureTabsIsland label="How we work" items={schema.parse({ items }).items} stand={stand} level={3} />,
    )
    await expect.poll(tabs).toHaveLength(3)
  }
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
  const chosen = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  const shown = () =>
    [...document.querySelectorAll('[role=tabpanel]')].findIndex(
      ({ classList }) => !classList.contains('without-script'),
    )
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))

  // Shows T22.
  test('begin at index 0; a press shows another one', async () => {
    await open('above')
    expect([chosen(), shown()]).toEqual([0, 0])
    tabs()[2]?.click()
    await expect.poll(() => [chosen(), shown()]).toEqual([2, 2])
  })

  // Shows S75.
  test('are walked with arrows, Home and End, and only the chosen one is reached with Tab', async () => {
    await open('above')
    tabs()[0]?.focus()
    for (const [name, to] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowDown', 0],
    ] as const) {
      key(name)
      await expect.poll(chosen).toBe(to)
      expect(document.activeElement).toBe(tabs()[to])
      expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, 1, 2].map((index) => (index === to ? 0 : -1)))
    }
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])('arrows with %s are the browser’s own', async (held) => {
    await open('above')
    tabs()[0]?.focus()
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, [held]: true })
    document.activeElement?.dispatchEvent(event)
    await effects()
    expect([chosen(), event.defaultPrevented]).toEqual([0, false])
  })

  test('in a column are walked with up and down', async () => {
    await open('beside')
    tabs()[0]?.focus()
    key('ArrowDown')
    await expect.poll(chosen).toBe(1)
    key('ArrowRight')
    key('ArrowUp')
    await expect.poll(chosen).toBe(0)
  })
})
