import { createContext, useContext } from 'react'

export function frameElement(): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>('#preview-frame')
}

const FrameContext = createContext<(frame: Document) => void>(() => {})

/** Takes the canvas's own document as soon as it is there, before anything is shown in it. */
export const FrameProvider = FrameContext.Provider

export const useTellFrame = () => useContext(FrameContext)
