import { useEffect } from 'react'
import { call } from '../../client/call.ts'
import { countSearch } from '../../server/modules/selling/search/search.contract.ts'

/** Renders nothing: counts the search for the shop's report. Pages in a frame do not count. */
export default function CountSearch({ text }: { text: string }) {
  useEffect(() => {
    if (window.self !== window.top) return
    call(countSearch, { body: { query: text } }).catch(() => undefined)
  }, [text])
  return null
}
