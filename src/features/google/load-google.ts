type Answer = { credential: string }

/** The part of Google Identity Services in use (developers.google.com/identity/gsi/web/reference/js-reference). */
export type GoogleIdentity = {
  initialize: (settings: {
    client_id: string
    nonce: string
    ux_mode: 'popup'
    callback: (answer: Answer) => void
  }) => void
  renderButton: (
    place: HTMLElement,
    look: { type: 'standard'; theme: 'outline'; size: 'large'; text: string; width: number },
  ) => void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const address = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | undefined

/** Loads Google's script, once for a page. It rejects where the script cannot be had. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error('Google is not there'))
    script.onerror = () => reject(new Error('Google’s script did not come'))
    document.head.append(script)
  })
  return loading
}
