import { useEffect, useState } from 'react'

export function frameElement(): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>('#preview-frame')
}

/** The canvas's own document: it is there a moment after the builder. */
export function useFrame(): Document | undefined {
  const [frame, setFrame] = useState<Document>()
  useEffect(() => {
    const look = () => {
      const now = frameElement()?.contentDocument
      if (now?.querySelector('[data-puck-entry]')) setFrame(now)
    }
    look()
    const timer = setInterval(look, 200)
    return () => clearInterval(timer)
  }, [])
  return frame
}
