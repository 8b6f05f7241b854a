import { type Asked, demo, enter, type Site } from './addresses.ts'
import { test as base } from './shop.ts'

export * from './shop.ts'

/** Each journey has a site of its own, made of the starter: `here`, `emailOf`, `callShop` and `signIn` mean that site. */
export const test = base.extend<Asked & { ownSite: undefined }>({
  starter: ['shop', { option: true }],
  ownSite: [
    async ({ starter }, use) => {
      enter(await makeSite({ starter }))
      await use(undefined)
      enter(demo)
    },
    { auto: true },
  ],
})

async function makeSite(asked: Asked): Promise<Site> {
  const answer = await fetch(`http://127.0.0.1:${process.env.HAAT_SITES_PORT}`, {
    method: 'POST',
    body: JSON.stringify(asked),
  })
  if (!answer.ok) throw new Error(`No site was made: ${await answer.text()}`)
  return (await answer.json()) as Site
}
