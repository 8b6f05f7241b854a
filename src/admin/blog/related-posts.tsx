import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../client/call.ts'
import { listPosts } from '../../server/modules/content/posts/posts.contract.ts'
import type { PostRow } from '../../shared/content/blog/posts.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Notes } from '../fields/frame.tsx'
import { ChosenThings } from '../fields/things/chosen-things.tsx'
import { type Thing, unknownThing } from '../fields/things/things.ts'
import { listKey } from '../ui/list.ts'
import { statusTitles } from './post-status.tsx'

type Props = {
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
  /** Id of the post; undefined for a new one. */
  of: string | undefined
}

/** Posts recommended after this one, in a chosen order. */
export function RelatedPosts({ value, onChange, error, of }: Props) {
  const id = useId()
  const { things, isPending } = usePostThings({ ids: value.join(','), s: 100 }, value.length > 0)
  const known = value.map((one) => things.find((thing) => thing.value === one) ?? unknownThing(one))
  return (
    <FieldGroup error={error} describedBy={`${id}-help`}>
      <legend className="mb-1 text-sm font-semibold">Related posts</legend>
      <ChosenThings
        values={value}
        known={isPending && value.length > 0 ? undefined : known}
        onChange={onChange}
        useFound={useFound}
        except={of}
        add="Add posts"
        search="Search posts"
      />
      <Notes id={id} help="Shown below the post, in this order. Without any, the newest of its category are shown." />
    </FieldGroup>
  )
}

const useFound = (query: string, isOpen: boolean) => usePostThings({ q: query, s: 20 }, isOpen)

type Query = { q?: string; ids?: string; s: number }

function usePostThings(query: Query, enabled: boolean) {
  const { data, error, isPending } = useQuery({
    queryKey: [...listKey(listPosts), 'things', query],
    queryFn: () => call(listPosts, { query }),
    enabled,
    placeholderData: keepPreviousData,
  })
  return { things: data?.data.map(thingOf) ?? [], fault: error?.message, isPending }
}

const thingOf = ({ _id, title, path, status, image }: PostRow): Thing => ({
  value: _id,
  title,
  detail: status === 'PUBLISHED' ? path : statusTitles[status],
  picture: image,
})
