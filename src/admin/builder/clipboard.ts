import { z } from 'zod'
import { readStoredJson, store } from '../../client/storage.ts'
import { placedSection } from '../../shared/content/pages/page-document.ts'
import type { Block } from './verbs.ts'

/** In the browser's storage rather than the machine's clipboard, so it works across pages and tabs without being asked. */
const key = 'haat:copied-section'

export function writeCopied(block: Block): void {
  store('local', key, JSON.stringify(block))
}

/** The section that was copied, and what it holds. */
export function readCopied(): Block | undefined {
  return z.tuple([placedSection], placedSection).safeParse(readStoredJson('local', key)).data
}
