import { Editor } from '@tiptap/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { extensions } from '../../../fields/rich-text/extensions.ts'
import { tidy } from '../../../fields/rich-text/tidy.ts'
import { Toolbar } from '../../../fields/rich-text/toolbar.tsx'
import { BesideText } from './beside-text.tsx'
import type { TypeHereProps } from './typing.ts'
import { useText } from './use-text.ts'

/** Rich text, written where it stands with the tools of its field. */
export function TypeRich({ typing, placed, commands, fault, onOpen, onEnd }: TypeHereProps) {
  const [html, setHtml] = useText(typing, placed, commands)
  const [editor, setEditor] = useState<Editor>()
  const sent = useRef(typing.begin)
  const latest = useRef({ setHtml, onOpen, onEnd })
  latest.current = { setHtml, onOpen, onEnd }
  const { written, at, begin } = typing
  const host = written.node as HTMLElement

  useLayoutEffect(() => {
    const giveBack = keepAsItWas(host)
    const made = new Editor({
      element: { mount: host },
      extensions,
      content: begin,
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'builder-typing',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': written.label,
          'data-puck-overlay-portal': 'true',
        },
        handleKeyDown: (_, event) => {
          event.stopPropagation()
          if (event.key !== 'Escape') return false
          latest.current.onEnd()
          return true
        },
      },
      onUpdate: ({ editor: now }) => {
        sent.current = tidy(now.getHTML())
        latest.current.setHtml(sent.current)
      },
    })
    setEditor(made)
    const pressed = at && made.view.posAtCoords({ left: at.x, top: at.y })
    made.commands.setTextSelection(pressed?.pos ?? made.state.doc.content.size)
    made.view.focus()
    const stop = onPressElsewhere(host, () => latest.current.onEnd())
    const close = () => {
      if (made.isDestroyed) return
      stop()
      made.destroy()
      giveBack()
    }
    latest.current.onOpen(close)
    return close
  }, [host, begin, at, written.label])

  // Changed from elsewhere: an undo, the field in the panel.
  useEffect(() => {
    if (!editor || editor.isDestroyed || html === sent.current) return
    sent.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  if (!editor || editor.isDestroyed) return null
  return (
    <BesideText around={() => host} side="above" onGone={onEnd}>
      <div className="writing-tools">
        <Toolbar editor={editor} />
      </div>
      {fault && (
        <p role="alert" className="px-2.5 py-1.5 text-xs text-danger">
          {fault}
        </p>
      )}
    </BesideText>
  )
}

/** Restores children and attributes: React owns the element. */
function keepAsItWas(host: HTMLElement): () => void {
  const html = host.innerHTML
  const attributes = [...host.attributes].map(({ name, value }) => [name, value] as const)
  host.textContent = ''
  return () => {
    for (const { name } of [...host.attributes]) host.removeAttribute(name)
    for (const [name, value] of attributes) host.setAttribute(name, value)
    host.innerHTML = html
  }
}

/** Its own tools, and what they open, belong to it. */
function onPressElsewhere(host: HTMLElement, leave: () => void): () => void {
  const inside = '[data-typing-tools], [data-base-ui-portal], [role="dialog"], [role="menu"]'
  const onPress = (event: Event) => {
    const target = event.target as Element | null
    if (!target?.closest?.(inside)) leave()
  }
  const onFocus = (event: Event) => {
    const target = event.target as Element | null
    if (target?.closest?.('[data-panel]') && target.tagName !== 'IFRAME' && !target.closest(inside)) leave()
  }
  const onFrameFocus = (event: Event) => {
    if (!host.contains(event.target as Node)) leave()
  }
  const frame = host.ownerDocument
  document.addEventListener('pointerdown', onPress, true)
  document.addEventListener('focusin', onFocus)
  frame.addEventListener('focusin', onFrameFocus)
  return () => {
    document.removeEventListener('pointerdown', onPress, true)
    document.removeEventListener('focusin', onFocus)
    frame.removeEventListener('focusin', onFrameFocus)
  }
}
