/** Messages between a page and a form's frame, named as in SPEC §4 (T15). */
export type ToFrame = 'FORM_SUBMIT' | 'FORM_RESET'
export type FromFrame = 'FORM_SUBMITING' | 'FORM_SUBMIT_SUCCESS' | 'FORM_SUBMIT_ERROR'

export function tell(window: Window, type: ToFrame | FromFrame): void {
  window.postMessage({ type }, location.origin)
}

/**
 * The name of a message of that window; undefined for one of another window, or of another origin (K17). The name may also come
 * by itself, not as the `type` of an object.
 */
export function heard({ origin, source, data }: MessageEvent, from: Window | null | undefined): unknown {
  if (!from || source !== from || origin !== location.origin) return undefined
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : data
}
