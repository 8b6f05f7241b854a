import { hasDatabase, reachDatabase } from '../src/server/backup/index.ts'
import { checkBooks, type Fault, type Sums } from '../src/server/books/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import { formatMoney } from '../src/shared/selling/pricing/money.ts'

function sayOf({ site, currency, orders, paid, back, goodwill, due, elsewhere, came, left, stock, ...of }: Sums) {
  const { ordered, cancelled, returned, reduced } = of
  const money = (amount: bigint) => formatMoney(Number(amount), currency)
  const count = (pieces: bigint) => pieces.toLocaleString('en-IN')
  return [
    `${site}`,
    `  Orders   ${orders.toLocaleString('en-IN')} of ${money(ordered)}: ${money(ordered - cancelled - returned - reduced)} kept, ${money(cancelled)} cancelled, ${money(returned)} returned, ${money(reduced)} of lowered prices`,
    `  Payments ${money(paid)}: ${money(paid - back - due - elsewhere)} kept, ${money(back)} paid back, ${money(goodwill)} of it goodwill, ${money(due)} due back, ${money(elsewhere)} of no order and settled elsewhere`,
    `  Pieces   ${count(came)} came, ${count(left)} left, ${count(stock)} in stock`,
  ].join('\n')
}

const faultOf = ({ rule, count, site, first }: Fault) => `✗ ${count} × ${rule}, such as ${first} of site ${site}`

async function check(): Promise<void> {
  const config = readConfig()
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new StartError(`There is no database in ${config.dataDir}.`)
  const { owner, leave } = await reachDatabase(config)
  try {
    const { sums, faults } = await checkBooks(owner)
    process.stdout.write([...sums.map(sayOf), ...faults.map(faultOf), ''].join('\n'))
    if (faults.length > 0) process.exitCode = 1
    else process.stdout.write('✓ Every rupee and every piece is accounted for.\n')
  } finally {
    await leave()
  }
}

await check().catch((error: Error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = 1
})
