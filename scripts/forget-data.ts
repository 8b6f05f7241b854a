import { rm } from 'node:fs/promises'
import path from 'node:path'
import { choosePlace } from '../src/server/platform/postgres/place.ts'

const dataDir = path.resolve(process.argv[2] ?? './data')
const place = await choosePlace(dataDir)
await rm(place.data, { recursive: true, force: true })
await rm(path.join(dataDir, 'media'), { recursive: true, force: true })
