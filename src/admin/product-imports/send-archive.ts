import { call } from '../../client/call.ts'
import { beginArchive, sendArchivePart } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import { archivePartBytes } from '../../shared/selling/catalogue/product-imports.ts'
import { persistently } from '../ui/uploads/persistently.ts'

/**
 * Sends a ZIP in parts. It goes on where the server is after a lost connection, and when the same file is chosen again.
 * @param onSent told the bytes that the server has
 */
export function sendArchive(id: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  return persistently((onSent) => sendRest(id, file, onSent), { onSent })
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
