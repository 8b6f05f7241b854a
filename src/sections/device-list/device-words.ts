import { t } from '../../shared/words.ts'

/** `Chrome on Android`, as a session stores its device, in the language of the page. */
export function deviceWords(device: string): string {
  const [browser = '', system] = device.split(' on ')
  if (browser === '') return t('Unknown device')
  return system ? t('{browser} on {system}', { browser, system }) : browser
}
