/**
 * Loaded before everything else and kept tiny: a click on an island's button, or a submit of its form, that comes before
 * the island is alive is held back, and done again once it is (start.ts).
 */
type EarlyAct = { type: 'click' | 'submit'; target: HTMLElement }

const held: EarlyAct[] = []

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return
  if (!event.target.closest('[data-island]:not([data-alive])')) return
  const target = event.type === 'submit' ? event.target : event.target.closest('button')
  if (!(target instanceof HTMLElement) || target.hasAttribute('popovertarget')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push({ type: event.type as EarlyAct['type'], target })
  document.dispatchEvent(new CustomEvent('haat:early'))
}

document.addEventListener('click', hold, true)
document.addEventListener('submit', hold, true)
Object.assign(window, { haatEarly: held })
