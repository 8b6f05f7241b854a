import { useEffect, useRef, useState } from 'react'
import { heard, type ToFrame, tell } from '../../features/own-form/frame-messages.ts'
import { frameContent, framePath } from '../../shared/content/forms/form-answers.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FrameTexts } from './embedded-form.schema.ts'

type Props = { id: string; name: string; tone: string; texts: FrameTexts }

/** A form in a frame, with its buttons outside. The frame reports the submission's progress (S41, T15, X11, K17). */
export default function EmbeddedForm({ id, name, tone, texts }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'failed'>('open')
  useFittingHeight(frame)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = heard(event, frame.current?.contentWindow)
      if (said === 'FORM_SUBMITING') setState('busy')
      if (said === 'FORM_SUBMIT_SUCCESS') setState('sent')
      if (said === 'FORM_SUBMIT_ERROR') setState('failed')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  const ask = async (type: ToFrame) => {
    if (!frame.current) return
    await untilAlive(frame.current)
    const window = frame.current?.contentWindow
    if (window) tell(window, type)
  }
  const reset = () => {
    setState('open')
    void ask('FORM_RESET')
  }

  if (state === 'sent') return <Notice kind="good">{texts.successText}</Notice>
  return (
    <>
      <iframe
        ref={frame}
        src={inLanguage(framePath(id, tone))}
        title={name}
        // The frame's content has a margin for the outlines of its fields.
        className="-mx-1 block h-96 w-[calc(100%+0.5rem)] border-0"
      />
      <div className="needs-script mt-6">
        {state === 'failed' && (
          <Notice kind="danger" className="mb-5">
            {texts.errorText}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={state === 'busy'} className="max-sm:grow" onClick={() => void ask('FORM_SUBMIT')}>
            {texts.submitText}
          </Button>
          <Button look="secondary" className="max-sm:grow" onClick={reset}>
            {texts.resetText}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Resolves once the framed form's island is hydrated; it misses messages sent earlier. */
function untilAlive(frame: HTMLIFrameElement): Promise<void> {
  const form = '[data-island="framed-form"]'
  return new Promise((resolve) => {
    const look = () => {
      const inside = frame.contentDocument
      if (inside?.querySelector(`${form}[data-alive]`)) return resolve()
      if (!inside?.querySelector(form)) return frame.addEventListener('load', look, { once: true })
      const observer = new MutationObserver(() => {
        if (!inside.querySelector(`${form}[data-alive]`)) return
        observer.disconnect()
        resolve()
      })
      observer.observe(inside, { subtree: true, attributes: true, attributeFilter: ['data-alive'] })
    }
    look()
  })
}

/** Fits the frame's height to its content, which grows with conditional fields and errors. */
function useFittingHeight(ref: { current: HTMLIFrameElement | null }): void {
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const inside = () => frame.contentDocument?.getElementById(frameContent)
    const observer = new ResizeObserver(() => {
      frame.style.height = `${inside()?.offsetHeight ?? 0}px`
    })
    const observe = () => {
      observer.disconnect()
      const content = inside()
      if (content) observer.observe(content)
    }
    observe()
    frame.addEventListener('load', observe)
    return () => {
      observer.disconnect()
      frame.removeEventListener('load', observe)
    }
  }, [ref])
}
