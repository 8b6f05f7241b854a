import { createElement, type ReactNode, useEffect } from 'react'
import type { toast as SonnerToast } from 'sonner'
import { inOwnWords } from '../shared/own-words.ts'
import { t } from '../shared/words.ts'

let loaded: Promise<{ say: typeof SonnerToast; host: HTMLElement }> | undefined

/** Fetches what toasts need, so that the first one appears without delay. Call it when a call begins that may end in one. */
export function prepareToasts(): void {
  load().catch(() => undefined)
}

/**
 * Toasts at the bottom right (K14). Their code is loaded with the first one. `detail` is a second, softer line: what a
 * refusal said beside the quoted text.
 */
export const toast = {
  success: (text: string, detail?: string) => show('success', text, detail),
  /** Something was done that one press takes back; it stays a little longer than the others. */
  undoable: (text: string, undo: () => void) => show('success', text, undefined, undo),
  error: (text: string, detail?: string) => show('error', text, detail),
}

type Manner = {
  /** Name of the button that closes a toast; without one there is no button. */
  close?: string
  /** Whether a toast appears at the top of the window, so that it covers nothing at the bottom. */
  isAtTop: () => boolean
}

let manner: Manner = { isAtTop: () => false }

/** Sets how this page shows its toasts; a site's pages keep the default. Call it before the first toast. */
export function placeToasts(given: Manner): void {
  manner = given
}

/** Ids of the visible toasts, by their text. */
const standing = new Map<string, number>()
let count = 0

async function show(kind: 'success' | 'error', said: string, more?: string, undo?: () => void): Promise<void> {
  const text = inOwnWords(said)
  const detail = more === undefined ? undefined : inOwnWords(more)
  try {
    const { say, host } = await load()
    raise(host)
    const words = `${kind} ${text} ${detail ?? ''}`
    // Equal texts share one toast, unless that one is closing. A toast with an undo is never shared: its button would go.
    const id = (undo ? undefined : standing.get(words)) ?? ++count
    if (!undo) standing.set(words, id)
    const leaves = () => standing.get(words) === id && standing.delete(words)
    say[kind](text, {
      id,
      onAutoClose: leaves,
      onDismiss: leaves,
      description: detail,
      duration: undo ? 10_000 : kind === 'success' ? 3_000 : 6_000,
      action: undo && { label: t('Undo'), onClick: undo },
      ...(manner.isAtTop() ? { position: 'top-center' } : {}),
    })
  } catch {
    // Without a connection even the toast cannot be fetched; what went wrong must still be said.
    window.alert([text, detail].filter(Boolean).join('\n'))
  }
}

function load() {
  loaded ??= start().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function start() {
  const [{ Toaster, toast: say }, { createRoot }] = await Promise.all([import('sonner'), import('react-dom/client')])
  const host = document.createElement('div')
  host.popover = 'manual'
  host.style.cssText = 'inset:auto;width:0;height:0;border:0;padding:0;margin:0;overflow:visible;background:none'
  document.body.append(host)
  const [top, bottom] = ['var(--toast-top, 1.5rem)', 'var(--toast-bottom, 1.5rem)']
  const toaster = createElement(Toaster, {
    position: 'bottom-right',
    offset: { right: 'var(--toast-right, 1.5rem)', bottom, top },
    mobileOffset: { left: '1rem', right: '1rem', bottom, top },
    style: look,
    closeButton: manner.close !== undefined,
    ...(manner.close === undefined ? {} : { swipeDirections: ['top', 'right', 'bottom', 'left'] as const }),
    toastOptions: {
      style: { fontSize: '0.95rem' },
      ...(manner.close === undefined ? {} : { closeButtonAriaLabel: manner.close }),
    },
  })
  // A dialog that opens after the toast would lie over it.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDialogElement && target.open && raise(host),
    true,
  )
  await new Promise<void>((onReady) => createRoot(host).render(createElement(Ready, { onReady }, toaster)))
  return { say, host }
}

/** A toast said before the toaster listens would be lost. */
function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

const look = {
  '--normal-bg': 'var(--ground)',
  '--normal-text': 'var(--text)',
  '--normal-border': 'var(--line-strong)',
  '--border-radius': 'var(--corner)',
  fontFamily: 'inherit',
} as Record<string, string>

/** Above everything, also above a dialog that has just opened: the last one to enter the top layer is uppermost. */
function raise(host: HTMLElement): void {
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}
