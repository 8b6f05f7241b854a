export type Service = {
  /** Path of its page (SPEC §2). */
  key: string
  title: string
  /** One line, for lists. */
  line: string
  heading: string
  description: string
  picture: string
  alt: string
  points: { icon: string; title: string; description: string }[]
  facts: { name: string; value: string }[]
  /** A second picture, beside the points. */
  detail?: { picture: string; alt: string }
}

export const services: Service[] = [
  {
    key: '/services/wedding-planner',
    title: 'Weddings',
    line: 'From the first list to the last vidaai car, in one pair of hands.',
    heading: 'Your wedding, without the week of no sleep',
    description:
      'One planner is yours from the first call to the morning after. She knows the caterer’s cousin, the road permit and which uncle must not be seated by the speakers.',
    picture: 'events-wedding',
    alt: 'A bride and a groom side by side in their wedding garlands, marigolds and lamps behind them',
    detail: {
      picture: 'events-gallery-4',
      alt: 'A bride’s open hand, its palm and fingers covered with henna, bangles at the wrist',
    },
    points: [
      {
        icon: 'calendar',
        title: 'A plan for every function',
        description: 'Mehndi, haldi, sangeet, pheras, reception: hour by hour, with a name beside each line.',
      },
      {
        icon: 'flower',
        title: 'Mandap and flowers',
        description: 'Drawn for your venue, built overnight, in flowers of the season and the region.',
      },
      {
        icon: 'users',
        title: 'Guests looked after',
        description: 'Airport, rooms, welcome, a helpline in Hindi, English and Marathi until the last one is home.',
      },
      {
        icon: 'rupee',
        title: 'A budget that holds',
        description: 'Every quotation is shown as we got it. Our fee is a fixed sum, agreed before we begin.',
      },
    ],
    facts: [
      { name: 'Weddings a year, no more', value: '24' },
      { name: 'Guests, smallest and largest', value: '60 to 1,400' },
      { name: 'Best begun', value: '6 months ahead' },
    ],
  },
  {
    key: '/services/corporate-events',
    title: 'Corporate events',
    line: 'Launches, annual days and conferences that start on the minute.',
    heading: 'The stage is ready at 8:40. The doors open at 9.',
    description:
      'Product launches, annual days, dealer meets and conferences for 50 to 3,000 people, with the show called from one desk and the GST invoice in your inbox the next day.',
    picture: 'events-corporate',
    alt: 'A speaker on a conference stage before a wide glowing screen, the audience in front',
    detail: {
      picture: 'events-gallery-5',
      alt: 'Stage lamps on a truss, beams of rose, amber and violet crossing through the haze',
    },
    points: [
      {
        icon: 'microphone',
        title: 'Stage, sound, screen',
        description: 'Rehearsed the evening before, with a spare of everything that can fail.',
      },
      {
        icon: 'clock',
        title: 'A show that is called',
        description: 'One caller, one script, every cue to the second.',
      },
      {
        icon: 'badge-check',
        title: 'Papers in order',
        description: 'Permits, insurance, fire, one purchase order and one invoice.',
      },
    ],
    facts: [
      { name: 'Delegates', value: '50 to 3,000' },
      { name: 'Cities', value: '14' },
      { name: 'Quotation in', value: '2 days' },
    ],
  },
  {
    key: '/services/theme-party-planner',
    title: 'Theme parties',
    line: 'Birthdays, anniversaries and house parties with one good idea carried through.',
    heading: 'One idea, carried through to the napkins',
    description:
      'Old Bombay café, a haveli by lamplight, a monsoon of umbrellas: tell us who it is for and we bring three ideas, drawn, with what each would cost.',
    picture: 'events-theme-party',
    alt: 'An evening party in a haveli courtyard with paper lanterns, balloons and low bolsters',
    detail: {
      picture: 'events-gallery-2',
      alt: 'A place laid for a feast: a plate on a banana leaf, a marigold on the napkin, brass cutlery',
    },
    points: [
      {
        icon: 'sparkles',
        title: 'Three ideas, drawn',
        description: 'Within a week, for nothing. Keep the one you love.',
      },
      {
        icon: 'cake',
        title: 'Food that belongs to it',
        description: 'From counters of chaat to a sit-down of nine courses.',
      },
      {
        icon: 'music',
        title: 'Music at the right height',
        description: 'Loud where they dance, low where they talk, off when the permit says so.',
      },
    ],
    facts: [
      { name: 'Guests', value: '20 to 250' },
      { name: 'Begins at', value: '₹85,000' },
      { name: 'Best begun', value: '3 weeks ahead' },
    ],
  },
  {
    key: '/services/games',
    title: 'Corporate games',
    line: 'Half a day of play that people still talk about on Monday.',
    heading: 'Games that the shy ones win too',
    description:
      'Carrom leagues, chaupar on a cloth as large as a room, treasure hunts through the old city, quizzes with a real buzzer. Built so that nobody stands at the edge.',
    picture: 'events-games',
    alt: 'Games for a team day seen from above: a carrom board, a chaupar cloth, dice, cards and a quiz buzzer',
    points: [
      {
        icon: 'dice',
        title: 'Indoors or out',
        description: 'In your cafeteria, on a lawn, or across six lanes of the old city.',
      },
      {
        icon: 'users',
        title: 'Mixed on purpose',
        description: 'Teams are drawn so that people meet whom they only ever mail.',
      },
      { icon: 'gift', title: 'Prizes worth keeping', description: 'From makers we know; no plastic cups.' },
    ],
    facts: [
      { name: 'People', value: '12 to 600' },
      { name: 'Takes', value: '2 to 6 hours' },
      { name: 'Begins at', value: '₹900 a head' },
    ],
  },
  {
    key: '/services/artist-and-anchor',
    title: 'Artists and anchors',
    line: 'Singers, dhol, dancers and the voice that holds the evening together.',
    heading: 'The voice that holds the evening together',
    description:
      'We have stood in the wings with every artist on our list. You get their fee, their rider and an honest word about which crowd they are for.',
    picture: 'events-artist',
    alt: 'A singer on stage, microphone in one hand, under crossing spotlights',
    detail: {
      picture: 'events-gallery-3',
      alt: 'A dhol drum with laced ropes, pom-poms and tassels, its two sticks beside it',
    },
    points: [
      {
        icon: 'music',
        title: 'Singers and bands',
        description: 'Sufi, ghazal, Bollywood, Marathi folk; from a duo to eleven on stage.',
      },
      {
        icon: 'party',
        title: 'Dhol, dancers, street acts',
        description: 'For baraat, sangeet and the gap before dinner.',
      },
      {
        icon: 'microphone',
        title: 'Anchors in four languages',
        description: 'हिन्दी, English, मराठी, ગુજરાતી; on time, on script, off when it is enough.',
      },
    ],
    facts: [
      { name: 'Artists on the list', value: '120' },
      { name: 'Held with', value: '50% in advance' },
      { name: 'Replacement if ill', value: 'Same evening' },
    ],
  },
]
