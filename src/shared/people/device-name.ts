/** Of several that an agent names, the first here counts: most browsers name others too. */
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

/** Browser and system named in a `User-Agent` header; empty texts where unknown. */
export type Device = { browser: string; system: string }

export function readDevice(agent: string): Device {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}

/** What people call the device of a `User-Agent` header: “Chrome on Android”; empty when it does not tell. */
export function deviceName(agent: string): string {
  const { browser, system } = readDevice(agent)
  return [browser, system].filter(Boolean).join(' on ')
}
