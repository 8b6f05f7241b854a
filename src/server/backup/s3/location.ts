import { StartError } from '../../platform/config.ts'

/** What lies in a bucket by a name, or all that begins with it. */
export type Location = { bucket: string; key: string }

/**
 * Reads `s3://bucket/some/name`; undefined for what is a file of this machine.
 * @throws StartError when it names no bucket, or a key that not every server takes as it stands
 */
export function readLocation(text: string): Location | undefined {
  if (!text.startsWith('s3://')) return undefined
  const [bucket = '', ...parts] = text.slice('s3://'.length).replace(/\/+$/, '').split('/')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartError(`${text} names no bucket: it is written s3://bucket/name`)
  for (const part of parts)
    if (!/^[\w!*'().-]+$/.test(part) || part === '.' || part === '..')
      throw new StartError(`${text}: names in a bucket may hold letters, digits and ! - _ . * ' ( ) alone`)
  return { bucket, key: parts.join('/') }
}
