import { z } from 'zod'
import { isForStaff } from '../../../shared/api/contract.ts'
import type { ErrorBody } from '../../../shared/api/error-text.ts'
import { named } from '../../../shared/api/named.ts'
import { type RefusalCode, refusals } from '../../../shared/api/refusals.ts'
import type { Json } from './openapi-schemas.ts'
import type { Route } from './route.ts'

/** The body of every refusal. */
export const error = z.object({
  msg: z.string(),
  said: z.string().optional(),
  errors: z
    .array(z.object({ field: z.string(), code: z.string(), defaultMessage: z.string(), said: z.string().optional() }))
    .optional(),
}) satisfies z.ZodType<ErrorBody>

named({ error })

/** Refusals of any call, though contracts do not list them; each set is of one status. */
const usual = {
  InvalidInput: ['request.invalid', 'request.zero'],
  InvalidBody: ['request.invalid', 'request.zero', 'request.json', 'request.cut', 'request.tooMuch', 'request.tooDeep'],
  InvalidForm: ['request.invalid', 'request.zero', 'request.multipart', 'request.cut', 'request.tooMuch'],
  SignedOut: ['access.signedOut'],
  NotAllowed: ['access.forbidden', 'access.secondStep'],
  NotProven: ['access.askedAgain'],
  NoSite: ['request.host'],
  TooLarge: ['request.tooLarge'],
  TooManyTries: ['request.tooMany'],
} as const satisfies Record<string, RefusalCode[]>

type Usual = keyof typeof usual

/** The sets of a call, by what its contract says. */
function usualOf({ access, params, query, headers, body, bodyAs, recent, limit }: Route): Usual[] {
  const isForm = bodyAs === 'form' || bodyAs === 'sent'
  const sets: Record<Usual, unknown> = {
    InvalidInput: !body && (params ?? query ?? headers),
    InvalidBody: body && !isForm,
    InvalidForm: body && isForm,
    SignedOut: access !== 'visitor',
    NotAllowed: isForStaff(access),
    NotProven: recent,
    NoSite: true,
    TooLarge: body,
    TooManyTries: limit,
  }
  return (Object.keys(sets) as Usual[]).filter((set) => sets[set])
}

export type Refused = {
  /** The refusals of a call by their status: those of its contract, and the usual ones. */
  at: (route: Route) => Record<string, Json>
  /** The responses that calls refer to. */
  components: Record<string, Json>
}

export function describeRefusals(): Refused {
  const components: Record<string, Json> = {}
  const refer = (name: string, codes: readonly RefusalCode[]): Json => {
    components[name] ??= response(codes)
    return { $ref: place + name }
  }
  const withStatus = (sets: Usual[], stated: RefusalCode[]): Json => {
    const [set, ...moreSets] = sets
    const [code, ...moreCodes] = stated
    if (set && !code && moreSets.length === 0) return refer(set, usual[set])
    // An unknown host matters less than what the call looks for.
    const isAlone = moreCodes.length === 0 && sets.every((name) => name === 'NoSite')
    if (code && isAlone) return refer(code, [code])
    return response([...sets.flatMap((name): readonly RefusalCode[] => usual[name]), ...stated])
  }
  const at = (route: Route) => {
    const stated = Map.groupBy(route.refusals ?? [], statusOf)
    const general = Map.groupBy(usualOf(route), (set) => statusOf(usual[set][0]))
    const statuses = [...new Set([...general.keys(), ...stated.keys()])]
    const entries = statuses.map((status) => [status, withStatus(general.get(status) ?? [], stated.get(status) ?? [])])
    return { ...Object.fromEntries(entries), default: { $ref: `${place}Refused` } }
  }
  components.Refused = { description: 'Refused, or an error of the server.', content }
  return { at, components }
}

const place = '#/components/responses/'
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

const statusOf = (code: RefusalCode): number => refusals[code][0]

function response(codes: readonly RefusalCode[]): Json {
  const isPaced = codes.some((code) => [429, 503].includes(statusOf(code)))
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code][1]}`).join('\n\n'),
    ...(isPaced
      ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
    content,
  }
}
