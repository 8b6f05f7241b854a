// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import GalleryLightbox from './gallery-lightbox.island.tsx'

const names = ['Mehndi', 'Stage', 'Flowers']

function Page() {
  return (
    <div data-gallery>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <figure>
              <a href={`/media/picturenumber${index}/2400`} data-enlarge>
                <img src="/media/x/240" srcSet={`/media/picturenumber${index}/960 960w`} alt={name} />
              </a>
              <figcaption>{`${name} of the evening`}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <GalleryLightbox />
    </div>
  )
}

let page: { unmount: () => void }
const dialog = () => document.querySelector('dialog')
const shown = () => dialog()?.querySelector('img')?.alt
const place = () => dialog()?.querySelector('h2')?.textContent
const thumbnail = (index: number) => document.querySelectorAll<HTMLElement>('a[data-enlarge]')[index]
const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))

function press(name: string): void {
  const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
  button?.click()
}

/** Pressed until the page is alive, which is when it keeps the browser from following the link. */
async function open(index: number): Promise<void> {
  await expect
    .poll(() => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      thumbnail(index)?.dispatchEvent(click)
      return click.defaultPrevented
    })
    .toBe(true)
  await expect.poll(shown).toBe(names[index])
  // The keys are listened to once the effects of the open dialog have run.
  await effects()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  page = mount(<Page />)
})
afterEach(() => {
  page.unmount()
  vi.unstubAllGlobals()
})

// Shows S46.
test('the lightbox opens the picture that was pressed, with its caption and position', async () => {
  await open(1)
  expect(place()).toBe('2 of 3: Stage of the evening')
  expect(dialog()?.querySelector('.lightbox-caption')?.textContent).toBe('Stage of the evening')
  expect(dialog()?.querySelector('[aria-live="polite"]')?.textContent).toContain('2 of 3')
})

// Shows S46, T17.
test('next after the last picture is the first, and previous before the first is the last', async () => {
  await open(2)
  press('Next picture')
  await expect.poll(shown).toBe('Mehndi')
  press('Previous picture')
  await expect.poll(shown).toBe('Flowers')
})

test('arrow keys, Home and End turn the lightbox', async () => {
  await open(0)
  key('ArrowLeft')
  await expect.poll(shown).toBe('Flowers')
  key('ArrowRight')
  await expect.poll(shown).toBe('Mehndi')
  key('End')
  await expect.poll(shown).toBe('Flowers')
  key('Home')
  await expect.poll(shown).toBe('Mehndi')
})

test('a sideways swipe turns the lightbox, and a vertical one does not', async () => {
  await open(0)
  const swipe = (dx: number, dy: number) => {
    const stage = dialog()?.querySelector('.lightbox-stage')
    const at = (type: string, clientX: number, clientY: number) =>
      stage?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY }))
    at('pointerdown', 200, 200)
    at('pointerup', 200 + dx, 200 + dy)
  }
  swipe(-90, 10)
  await expect.poll(shown).toBe('Stage')
  swipe(60, 200)
  expect(shown()).toBe('Stage')
  swipe(90, 0)
  await expect.poll(shown).toBe('Mehndi')
})

test('enlarges by its button, and then the arrows move the picture about', async () => {
  await open(0)
  const stage = () => dialog()?.querySelector('.lightbox-stage')
  press('Enlarge')
  await expect.poll(() => stage()?.hasAttribute('data-zoomed')).toBe(true)
  key('ArrowRight')
  expect(shown()).toBe('Mehndi')
  press('Enlarge')
  await expect.poll(() => stage()?.hasAttribute('data-zoomed')).toBe(false)
})

const isEnlarged = () => dialog()?.querySelector('.lightbox-stage')?.hasAttribute('data-zoomed')

function tap(pointerType: string): void {
  const stage = dialog()?.querySelector('.lightbox-stage')
  for (const type of ['pointerdown', 'pointerup'])
    stage?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: 20, clientY: 20 }))
}

// Shows B194.
test('enlarges where it is tapped twice, and is fitted after two more', async () => {
  await open(0)
  tap('touch')
  expect(isEnlarged()).toBe(false)
  tap('touch')
  await expect.poll(isEnlarged).toBe(true)
  tap('touch')
  tap('touch')
  await expect.poll(isEnlarged).toBe(false)
})

// Shows B194.
test('a click of the mouse enlarges, and a double click does not take it back', async () => {
  await open(0)
  tap('mouse')
  await expect.poll(isEnlarged).toBe(true)
  tap('mouse')
  press('Next picture')
  await expect.poll(shown).toBe('Stage')
  tap('mouse')
  await expect.poll(isEnlarged).toBe(true)
})

// Shows B194.
test('plus enlarges, minus and 0 fit it again', async () => {
  await open(0)
  for (const back of ['-', '0']) {
    key('+')
    await expect.poll(isEnlarged).toBe(true)
    key(back)
    await expect.poll(isEnlarged).toBe(false)
  }
})

// Shows B194.
test('the wheel enlarges', async () => {
  await open(0)
  const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true })
  dialog()?.querySelector('.lightbox-stage')?.dispatchEvent(wheel)
  await expect.poll(isEnlarged).toBe(true)
})

test('the lightbox loads the previous and next pictures ahead', async () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set srcset(value: string) {
        asked.push(value)
      }
    },
  )
  await open(0)
  await expect.poll(() => asked).toEqual(['/media/picturenumber1/960 960w', '/media/picturenumber2/960 960w'])
})

test('the cross closes the lightbox', async () => {
  await open(0)
  press('Close')
  await expect.poll(dialog).toBeNull()
})

test('a press for another tab stays the browser’s', async () => {
  await open(0)
  press('Close')
  await expect.poll(dialog).toBeNull()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  click.preventDefault = vi.fn()
  thumbnail(0)?.dispatchEvent(click)
  expect(click.preventDefault).not.toHaveBeenCalled()
})
