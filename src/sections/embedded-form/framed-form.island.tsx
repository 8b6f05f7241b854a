import { useEffect, useRef } from 'react'
import { heard, tell } from '../../features/own-form/frame-messages.ts'
import { OwnForm, type OwnFormProps, type Sending } from '../../features/own-form/own-form.tsx'

const names = { busy: 'FORM_SUBMITING', sent: 'FORM_SUBMIT_SUCCESS', failed: 'FORM_SUBMIT_ERROR' } as const

const report = (state: Sending) => tell(window.parent, names[state])

/** The form inside the frame. The page has its buttons and receives its progress (S41, T15). */
export default function FramedForm(props: OwnFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = heard(event, window.parent)
      if (said === 'FORM_SUBMIT') form.current?.requestSubmit()
      if (said === 'FORM_RESET') form.current?.reset()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const ref = (element: HTMLFormElement | null) => {
    form.current = element
  }
  return <OwnForm {...props} bare={{ ref, onSending: report }} />
}
