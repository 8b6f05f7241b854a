type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>

/**
 * The key of a shortcut, in lower case: `s`, `arrowup`, `?`. With Ctrl or Cmd, letters go by the key's position where the layout is not
 * Latin, as one for Hindi.
 */
export function keyName({ key, code, ctrlKey, metaKey }: Pressed): string {
  const isLatin = /^[\x20-\x7e]$/.test(key)
  const letter = (ctrlKey || metaKey) && !isLatin ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return (letter ?? key).toLowerCase()
}
