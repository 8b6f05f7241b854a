import type { Ctx } from '../../../platform/context.ts'

/** A pretend bank gives goods for nothing, so in production a site has it only where the operator or the demonstration says so. */
export function allowsTestPayments({ site, services: { config } }: Pick<Ctx, 'site' | 'services'>): boolean {
  return config.sandbox || (config.demo && site.settings.demo)
}

export const testPaymentsOff =
  'Test payments are switched off on this server, so your customers are not offered this. Whoever runs the server can allow them with HAAT_SANDBOX=1.'
