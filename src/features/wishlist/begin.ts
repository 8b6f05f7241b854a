import { readToken } from '../../client/session.ts'
import { hasWish } from '../../client/wanted.ts'
import { heartsDrawn } from './drawn.ts'

const heartAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('[data-heart]') : null

const loadHearts = () => import('./hearts.ts')

/** Something that was wanted waits for a script that did not arrive (storefront/early.ts). */
const sayFault = () => document.dispatchEvent(new CustomEvent('haat:fault', { detail: 'wanted' }))

const hasHearts = () => document.querySelector('[data-heart]') !== null

/** Hydrates the hearts; fetches the wishlist when signed in or on first press. */
export function beginHearts(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = heartAt(target)
    if (heart) loadHearts().then(({ press }) => press(heart), sayFault)
  })
  const refresh = () => {
    if (readToken() !== null && hasHearts()) void loadHearts().then(({ mark }) => mark())
  }
  document.addEventListener(heartsDrawn, refresh)
  document.addEventListener('haat:session', refresh)
  refresh()
  if (hasWish()) loadHearts().then(({ keepWanted }) => keepWanted(), sayFault)
  document.documentElement.dataset.hearts = ''
  const held = window.haatEarly ?? []
  for (const act of held.filter(({ target }) => heartAt(target))) {
    held.splice(held.indexOf(act), 1)
    act.target.click()
  }
}
