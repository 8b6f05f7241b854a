import { call } from '../../client/call.ts'
import {
  addArchive,
  beginArchive,
  sendArchivePart,
} from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import { archivePartBytes, type ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { cut } from '../../shared/text.ts'
import { persistently } from '../ui/uploads/persistently.ts'

/**
 * Sends a ZIP of pictures in parts. It goes on where the server is after a lost connection, and when the same file is chosen again.
 * @param onSent told the bytes that the server has
 */
export async function sendArchive(id: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  const begin = async () => (await call(beginArchive, { params: { id }, body: aboutZip(file) })).data
  await persistently((onSent) => sendRest(begin, file, onSent), { onSent })
}

/** Like `sendArchive`, for a ZIP with its own table. @returns the id of the import */
export function sendNewArchive(file: File, onSent: (bytes: number) => void): Promise<string> {
  const begin = async () => (await call(addArchive, { body: aboutZip(file) })).data
  return persistently((onSent) => sendRest(begin, file, onSent), { onSent })
}

/** A name is kept up to 200 characters. */
const aboutZip = ({ name, size, lastModified }: File) => {
  return { name: cut(name, 200), bytes: size, mark: `${size} ${lastModified}` }
}

async function sendRest(
  begin: () => Promise<ProductImport>,
  file: File,
  onSent: (bytes: number) => void,
): Promise<string> {
  const { _id: id, archive } = await begin()
  let received = archive?.received ?? 0
  onSent(received)
  while (received < file.size) {
    const part = new File([file.slice(received, received + archivePartBytes)], file.name)
    const { data } = await call(sendArchivePart, { params: { id, from: received }, body: { file: part } })
    received = data.archive?.received ?? file.size
    onSent(received)
  }
  return id
}
