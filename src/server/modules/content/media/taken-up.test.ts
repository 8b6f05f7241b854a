import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { transaction } from '../../../platform/context.ts'
import { saveDraft } from '../pages/draft.ts'

const { one, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await owner.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length > 0
}

test('a picture that a draft takes up is not deleted at the same moment', async () => {
  const page = await (await openEditor(one)).add('/taken-up')
  const { body } = await upload(one, { token, bytes: await photo(40, 30).png().toBuffer(), name: 'a.png' })
  const path = `/api/v1/media/${body.data._id}`
  let deleting: ReturnType<typeof one.call> | undefined
  await transaction(await one.ctx(), async (ctx) => {
    await saveDraft(ctx, page._id, {
      revision: page.revision,
      document: {
        schemaVersion: 1,
        sections: [{ id: 'a', type: 'unknown', v: 1, props: { picture: body.data._id } }],
      },
    })
    deleting = one.call('DELETE', path, { token })
    await expect.poll(somebodyWaits).toBe(true)
  })
  expect(await deleting).toMatchObject({ status: 409, body: { msg: expect.stringContaining('is in use') } })
  expect((await one.call('GET', path, { token })).body.data.usedIn).toHaveLength(1)
})
