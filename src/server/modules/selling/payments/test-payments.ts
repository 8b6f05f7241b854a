import type { Ctx } from '../../../platform/context.ts'

/** Test payments give goods away, so in production they need the operator's switch or the demo site. */
export function allowsTestPayments({ site, services: { config } }: Pick<Ctx, 'site' | 'services'>): boolean {
  return config.sandbox || (config.demo && site.settings.demo)
}

export const testPaymentsOff =
  'Test payments are switched off on this server, so your customers are not offered this. Whoever runs the server can allow them with HAAT_SANDBOX=1.'
