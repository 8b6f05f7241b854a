import { inLanguage } from '../shared/sites/languages.ts'

let leaving = false

/** True from the moment at which the page is being left: nothing else should send the person elsewhere. */
export function isLeaving(): boolean {
  return leaving
}

/**
 * Goes to another page, in the language of this one. The promise never settles, so what waits for it (a busy button) stays as it is until the page is
 * gone. A page that the browser brings back as it was left begins afresh.
 */
export function leaveTo(address: string): Promise<never> {
  leaving = true
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
  window.addEventListener('beforeunload', noticeStay, { once: true })
  location.assign(inLanguage(address))
  return new Promise(() => undefined)
}

/** Loads the page again. Like `leaveTo`, the promise never settles. */
export function reloadPage(): Promise<never> {
  leaving = true
  location.reload()
  return new Promise(() => undefined)
}

/** A user can decline to leave, and no event says so: the next press or key on the page means that they stayed. */
function noticeStay(event: BeforeUnloadEvent): void {
  if (!event.defaultPrevented) return
  const stay = () => {
    leaving = false
  }
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, stay, { once: true })
}
