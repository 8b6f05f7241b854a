import { providerNames } from '../../../../shared/selling/payments/payment-modes.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, shopAddress } from '../../ground/mail/index.ts'

/** `said`: the provider's reason; `day`: that of the site, so that a shop is told once a day and provider. */
type PayRefused = { provider: string; amount: string; said: string; day: string }

export const payRefusedMail = defineMail<PayRefused, { provider: string; amount: string; said: string }>({
  name: 'payments.refused',
  when: 'a payment provider refuses to begin a payment, for example because its keys were revoked; at most once a day for each provider',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ provider, day }) => `pay-refused:${provider}:${day}`,
  async recipient(ctx, { provider, amount, said }) {
    const email = shopAddress(ctx.site)
    const name = providerNames[provider] ?? provider
    return email === undefined ? undefined : { email, about: () => ({ provider: name, amount, said }) }
  },
  letter: ({ site }, { provider, amount, said }) => ({
    subject: t('Customers cannot pay by {provider} · {site}', { provider, site: site.name }),
    blocks: [
      t('{provider} refused to start a payment of {amount}.', { provider, amount }),
      ...(said ? [said] : []),
      t('Check the keys of its account in the settings. Until then customers have to pay another way.'),
    ],
    button: { text: t('See the payment accounts'), href: `${site.origin}/admin/settings/selling/payments` },
  }),
})
