import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { beginArchive, sendArchivePart } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import { archivePartBytes } from '../../shared/selling/product-imports.ts'

/** Pauses between tries without progress, ms; after the last one the user is told. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * Sends a ZIP in parts. It goes on where the server is after a lost connection, and when the same file is chosen again.
 * @param onSent told the bytes that the server has
 */
export async function sendArchive(id: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  let most = -1
  for (let tries = 0; ; tries++) {
    try {
      return await sendRest(id, file, (bytes) => {
        if (bytes > most) tries = 0
        most = Math.max(most, bytes)
        onSent(bytes)
      })
    } catch (error) {
      const pause = pauses[tries]
      if (!isPassing(error) || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function sendRest(id: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  const params = { id }
  const mark = `${file.size} ${file.lastModified}`
  const begun = await call(beginArchive, { params, body: { name: file.name, bytes: file.size, mark } })
  let received = begun.data.archive?.received ?? 0
  onSent(received)
  while (received < file.size) {
    const part = new File([file.slice(received, received + archivePartBytes)], file.name)
    const { data } = await call(sendArchivePart, { params: { id, from: received }, body: { file: part } })
    received = data.archive?.received ?? file.size
    onSent(received)
  }
}

/** Whether another try may help: no connection, a server that restarts or is busy. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && [0, 408, 429, 502, 503, 504].includes(error.status)
}
