import type { IncomingMessage } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addressOf, networkOf, trustProxies } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['what a proxy says', 'what a proxy says'],
  ['', ''],
])('the machine at %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const heard = (remoteAddress: string, forwarded?: string) =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage)

describe('a forwarded address', () => {
  test('is believed of one on this machine, and of it only the last one', () => {
    expect(heard('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(heard('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(heard('::1', '203.0.113.7')).toBe('203.0.113.7')
    expect(heard('127.0.0.1')).toBe('127.0.0.1')
    expect(heard('127.0.0.1', '127.0.0.1')).toBe('127.0.0.1')
  })

  test('is not believed of a stranger', () => {
    expect(heard('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(heard('10.0.0.5', '198.51.100.1')).toBe('10.0.0.5')
  })

  test('is believed of the proxies that are named, one behind another', () => {
    trustProxies(['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'])
    onTestFinished(() => trustProxies([]))
    expect(heard('10.0.0.5', '198.51.100.1')).toBe('198.51.100.1')
    expect(heard('::ffff:10.0.0.5', '198.51.100.1')).toBe('198.51.100.1')
    expect(heard('2001:db8::5', '6.6.6.6, 198.51.100.1, 192.0.2.1')).toBe('198.51.100.1')
    expect(heard('192.0.2.2', '198.51.100.1')).toBe('192.0.2.2')
  })

  test.each([
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '[::ffff:203.0.113.7]:4711',
    '203.0.113.7, unknown',
    '203.0.113.7, ',
  ])('is one machine however it is spelled: %s', (forwarded) => {
    expect(heard('127.0.0.1', forwarded)).toBe('203.0.113.7')
    expect(heard('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('an invalid address of a proxy is refused', () => {
    expect(() => trustProxies(['proxy.example'])).toThrow()
    expect(() => trustProxies(['10.0.0.0/99'])).toThrow()
  })
})
