// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { sendFormFile } from '../server/modules/content/forms/forms.contract.ts'
import { upload } from './upload.ts'

/** A request that is under way until it is aborted, as a browser does it: no `error`, no `load`. */
class Sending {
  upload = {}
  onabort?: () => void
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.()
  }
}

afterEach(() => vi.unstubAllGlobals())

test('an upload that is broken off ends, so that the next file can be sent', async () => {
  vi.stubGlobal('XMLHttpRequest', Sending)
  const stop = new AbortController()
  const body = { field: 'plan', file: new File(['%PDF-1.7'], 'a.pdf') }
  const sent = upload(sendFormFile, { params: { id: 'f1' }, body }, { signal: stop.signal })
  stop.abort(new Error('removed'))
  await expect(sent).rejects.toThrow('removed')
})
