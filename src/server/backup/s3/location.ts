import { StartError } from '../../platform/config.ts'

/** An object in a bucket by key, or all objects with this prefix. */
export type Location = { bucket: string; key: string }

/**
 * Parses `s3://bucket/some/name`; undefined for a local file.
 * @throws StartError if it names no bucket, or a key with characters that some servers reject
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
