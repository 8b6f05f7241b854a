// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { StuckRequest } from '../../tests/support/outside/stuck-request.ts'
import { sendFormFile } from '../server/modules/content/forms/forms.contract.ts'
import { upload } from './upload.ts'

afterEach(() => vi.unstubAllGlobals())

test('an upload that is broken off ends, so that the next file can be sent', async () => {
  vi.stubGlobal('XMLHttpRequest', StuckRequest)
  const stop = new AbortController()
  const body = { field: 'plan', file: new File(['%PDF-1.7'], 'a.pdf') }
  const sent = upload(sendFormFile, { params: { id: 'f1' }, body }, { signal: stop.signal })
  stop.abort(new Error('removed'))
  await expect(sent).rejects.toThrow('removed')
})

test('an upload that is broken off before it begins sends nothing', async () => {
  const send = vi.spyOn(StuckRequest.prototype, 'send')
  vi.stubGlobal('XMLHttpRequest', StuckRequest)
  const body = { field: 'plan', file: new File(['%PDF-1.7'], 'a.pdf') }
  const signal = AbortSignal.abort(new Error('removed'))
  await expect(upload(sendFormFile, { params: { id: 'f1' }, body }, { signal })).rejects.toThrow('removed')
  expect(send).not.toHaveBeenCalled()
})
