/** The first match counts: most browsers also name others. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system from a `User-Agent` header; empty if unknown. */
export type Device = { browser: string; system: string }

export function readDevice(agent: string): Device {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}

/** A readable name of a `User-Agent` header's device: “Chrome on Android”; empty if unknown. */
export function deviceName(agent: string): string {
  const { browser, system } = readDevice(agent)
  return [browser, system].filter(Boolean).join(' on ')
}
