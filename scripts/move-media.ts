import { readConfig, StartError } from '../src/server/platform/config.ts'
import { copyFiles } from '../src/server/platform/storage/copy-files.ts'
import { openFolder } from '../src/server/platform/storage/folder.ts'
import { mediaFolder, openMedia } from '../src/server/platform/storage.ts'

async function move(): Promise<string> {
  const config = readConfig()
  if (!config.mediaBucket)
    throw new StartError('Say where to: MEDIA_BUCKET and its keys, as the server is to have them.')
  const folder = mediaFolder(config.dataDir)
  const say = ({ copied, there }: { copied: number; there: number }) =>
    process.stdout.write(`\r· ${copied} files copied, ${there} were there`)
  await copyFiles(openFolder(folder), await openMedia(config), say)
  return `Everything in ${folder} is in the bucket ${config.mediaBucket.name}. The folder is as it was.`
}

await move().then(
  (done) => process.stdout.write(`\n· ${done}\n`),
  (error: Error) => {
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error.stack ?? String(error))}\n`)
    process.exitCode = 1
  },
)
