import { holdsAddress, type Letter } from '../../running/mail/index.ts'

type About = { site: string; firstName: string; number: number; names: string[]; href: string; leave: string }

/** The mail that asks for a review, in English or Hindi. */
export function askLetter(language: string, about: About): Letter {
  const { names, href, leave } = about
  const words = language.startsWith('hi') ? hindi(about) : english(about)
  return {
    subject: words.subject,
    blocks: [
      words.greeting,
      words.opening,
      { lines: names },
      words.closing,
      { quiet: { text: words.stop, href: leave } },
    ],
    button: { text: words.button, href },
    leave,
    language: language.startsWith('hi') ? 'hi' : 'en',
  }
}

const english = ({ site, firstName, number, names }: About) => ({
  subject: `How do you like ${names.length === 1 ? names[0] : 'your order'}? · ${site}`,
  greeting: holdsAddress(firstName) ? 'Hello,' : `Dear ${firstName},`,
  opening: `some days ago your order ${number} arrived:`,
  closing:
    'Would you tell others how you like it? A few words and some stars are enough, and help whoever is choosing.',
  button: 'Write a review',
  stop: 'Ask me for no more reviews',
})

const hindi = ({ site, firstName, number, names }: About): ReturnType<typeof english> => ({
  subject: `${names.length === 1 ? names[0] : 'आपका ऑर्डर'} कैसा लगा? · ${site}`,
  greeting: holdsAddress(firstName) ? 'नमस्ते,' : `नमस्ते ${firstName},`,
  opening: `कुछ दिन पहले आपका ऑर्डर ${number} पहुँचा:`,
  closing: 'क्या आप औरों को बताएँगे कि यह कैसा लगा? थोड़े से शब्द और कुछ सितारे काफ़ी हैं, और चुनने वालों के काम आते हैं।',
  button: 'समीक्षा लिखें',
  stop: 'मुझसे समीक्षा न माँगें',
})
