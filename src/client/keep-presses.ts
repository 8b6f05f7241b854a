/** How far a pointer moves that is held still, px. */
const still = 10

/** The control that the pointer went down on, where it stood, and where the pointer was. */
type Press = { control: HTMLElement; top: number; x: number; y: number }

/**
 * Gives each press to the control on which it began. A line that appears above, such as a notice, moves a button from under the finger;
 * browsers then click what lies there. Moving the pointer away takes the press back.
 */
export function keepPresses(): void {
  let pressed: Press | undefined
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href], summary') : null
    pressed = control ? { control, top: control.getBoundingClientRect().top, x, y } : undefined
  }
  const end = (event: MouseEvent) => {
    const began = pressed
    pressed = undefined
    if (!began?.control.isConnected || !event.isTrusted || event.composedPath().includes(began.control)) return
    const isStill = Math.hypot(event.clientX - began.x, event.clientY - began.y) < still
    if (!isStill || began.control.getBoundingClientRect().top === began.top) return
    event.preventDefault()
    event.stopImmediatePropagation()
    began.control.click()
  }
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('click', end, true)
}
