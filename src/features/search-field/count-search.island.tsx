import { useEffect } from 'react'
import { call } from '../../client/call.ts'
import { countSearch } from '../../server/modules/selling/search/search.contract.ts'

/** Renders nothing: counts the search for the shop's report. A page in a frame is looked at by nobody who searches. */
export default function CountSearch({ text }: { text: string }) {
  useEffect(() => {
    if (window.self !== window.top) return
    call(countSearch, { body: { query: text } }).catch(() => undefined)
  }, [text])
  return null
}
