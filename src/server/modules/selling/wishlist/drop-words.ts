import { formatMoney } from '../../../../shared/selling/money.ts'
import { holdsAddress, type Letter } from '../../running/mail/index.ts'

/** What costs less now, minor units. */
export type Drop = { name: string; from: number; to: number }

type About = { site: string; firstName: string; drops: Drop[]; currency: string; href: string; leave: string }

/** The mail about prices that dropped, in English or Hindi. */
export function dropLetter(language: string, about: About): Letter {
  const { drops, currency, href, leave } = about
  const words = language.startsWith('hi') ? hindi(about) : english(about)
  return {
    subject: words.subject,
    blocks: [
      words.greeting,
      words.opening,
      {
        sums: drops.map(({ name, from, to }) => [
          name,
          words.prices(formatMoney(from, currency), formatMoney(to, currency)),
        ]),
      },
      words.closing,
      { quiet: { text: words.stop, href: leave } },
    ],
    button: { text: words.button, href },
    leave,
    language: language.startsWith('hi') ? 'hi' : 'en',
  }
}

const first = (drops: Drop[]) => drops[0]?.name ?? ''

const english = ({ site, firstName, drops }: About) => ({
  subject:
    drops.length === 1
      ? `${first(drops)} costs less now · ${site}`
      : `${drops.length} things of your wishlist cost less now · ${site}`,
  greeting: holdsAddress(firstName) ? 'Hello,' : `Dear ${firstName},`,
  opening: `what you keep in your wishlist at ${site} costs less than when you kept it:`,
  prices: (from: string, to: string) => `${to} instead of ${from}`,
  closing: 'Prices may change again at any time.',
  button: 'See your wishlist',
  stop: 'Stop these mails',
})

const hindi = ({ site, firstName, drops }: About): ReturnType<typeof english> => ({
  subject:
    drops.length === 1
      ? `${first(drops)} की क़ीमत कम हुई · ${site}`
      : `आपकी पसंद की ${drops.length} चीज़ों की क़ीमत कम हुई · ${site}`,
  greeting: holdsAddress(firstName) ? 'नमस्ते,' : `नमस्ते ${firstName},`,
  opening: `${site} पर आपकी पसंद की सूची में रखी चीज़ें अब पहले से कम दाम पर मिल रही हैं:`,
  prices: (from: string, to: string) => `${from} की जगह ${to}`,
  closing: 'दाम कभी भी फिर बदल सकते हैं।',
  button: 'अपनी पसंद की सूची देखें',
  stop: 'ऐसे मेल बंद करें',
})
