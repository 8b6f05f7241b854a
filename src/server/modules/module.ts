import type { SQL } from 'drizzle-orm'
import type { RefusalCode } from '../../shared/api/refusals.ts'
import type { Permission } from '../../shared/people/permissions.ts'
import type { Act, Thing } from '../../shared/running/acts.ts'
import type { TaskCount } from '../../shared/running/dashboard.ts'
import type { State } from '../../shared/running/leaves.ts'
import type { Ctx, Services } from '../platform/context.ts'
import type { Route } from '../platform/http/route.ts'
import type { Job } from '../platform/job.ts'
import type { MediaUse } from './content/media/index.ts'
import type { StatedMail } from './ground/mail/index.ts'
import type { SampleThing } from './ground/samples/index.ts'

/**
 * A module, as its `module.ts` states it. `src/server/modules.ts` lists all modules; the app, the jobs, the copy and deletion
 * of personal data, the audit and the dashboard are derived from that list (docs/architecture.md).
 */
export type Module = {
  /** The name of its folder. */
  name: string
  /** Its calls; a function of `Stated` if they need what other modules state. */
  routes?: Route[] | ((stated: Stated) => Route[])
  /** Its jobs, which are queued in the transaction of the change that causes them. */
  jobs?: Job[] | ((stated: Stated) => Job[])
  /** Its mails (docs/mails.md); each brings its job. */
  mails?: StatedMail[]
  /** Periodic work of the whole platform; one of all processes does it. A function of `Stated` as `routes` is. */
  periodic?: Periodic[] | ((stated: Stated) => Periodic[])
  /** Functions that delete what has expired in its tables. */
  expire?: Expiry[]
  /** Pictures of the library that it shows. */
  mediaUse?: MediaUse
  /** Keeps a customer's picture from `uploadFile` (C46) under its id, for what the module shows. */
  keepUpload?: KeepUpload
  /** Personal data in its tables. */
  personal?: Personal
  /** Tasks for staff, with their counts. */
  tasks?: TaskCounter[]
  /** Columns of its things that are audited. */
  recorded?: RecordedThings
  /** Things whose changes staff can undo. */
  reversible?: ReversibleThings
  /** Things that a starter brings, besides its kinds (docs/kinds.md). */
  samples?: SampleThing[]
}

/** The statements of all modules, for those modules that serve all others. */
export type Stated = {
  mediaUses: MediaUse[]
  keepUploads: KeepUpload[]
  personal: Personal[]
  tasks: TaskCounter[]
  recorded: RecordedThings
  reversible: ReversibleThings
  samples: SampleThing[]
  expire: Expiry[]
}

export type KeepUpload = (ctx: Ctx, upload: { id: string; bytes: Uint8Array }) => Promise<void>

export type Periodic = { name: string; seconds: number; run: (services: Services) => Promise<void> }

/**
 * A function of the database that deletes what has expired, of all sites: `forget_sessions(moment timestamptz, most integer)`. It
 * returns how many of each kind as an object, up to `most` of each.
 */
export type Expiry = {
  function: string
  /** Days that lie between now and `moment`; none without it. */
  days?: (config: Services['config']) => number
}

export type TaskCounter = {
  permission: Permission
  /** Zero counts are omitted later. */
  count: (ctx: Ctx) => Promise<TaskCount[]>
  /** Counted only for the dashboard, not on every screen. */
  isCostly?: true
}

/** A user of this site. `provenEmail` is undefined until the address is verified. */
export type DataSubject = { id: string; email: string; provenEmail: string | undefined }

/** A user of this site who gets another email. `isProven` tells whether the former one was verified. */
export type EmailChange = { id: string; from: string; to: string; isProven: boolean }

/** The name in the copy of a column that names a person, or why the copy lacks it. */
export type PersonalColumn = { as: string } | { uncopied: string }

export type Personal = {
  /** Columns that name a user and are deleted with them, by table: those that `forget` empties. */
  columns: Readonly<Record<string, Readonly<Record<string, PersonalColumn>>>>
  /** Reads the signed-in user's data, for the file that they may request (B68). */
  copy?: (ctx: Ctx, person: DataSubject) => Promise<PersonalCopy>
  /**
   * Moves what is kept under an email to the one that replaces it, in the transaction of that change and before it (B79). What is kept
   * under an unverified email may be another person's, unless it names the user.
   */
  move?: (ctx: Ctx, change: EmailChange) => Promise<void>
  /** Deletes a user's data, in the transaction that deletes the account (B67). */
  forget?: (ctx: Ctx, person: DataSubject) => Promise<void>
}

export type PersonalCopy = {
  /** For programs, by name. Lists with the same name are joined. Times are ISO instants, amounts minor units. */
  data: Record<string, unknown>
  /** For people, in the language that `t` uses when it is called. */
  page: () => PersonalPage
  files?: PersonalFile[]
}

export type PersonalPage = {
  /** Rows of the table “Profile”: name and value. */
  profile?: PersonalRow[]
  /** Tables with the same title are joined. */
  tables?: PersonalTable[]
}

export type PersonalRow = (string | number)[]
/** `head` may be empty. */
export type PersonalTable = { title: string; head: string[]; rows: PersonalRow[] }
/** `place` is its path in the archive. */
export type PersonalFile = { place: string; pieces: () => AsyncIterable<Uint8Array> }

/** An audited thing, as SQL in which `t` is its row. */
export type Recorded = {
  /** Names and columns for `jsonb_build_object`: no secrets, and of people only what identifies the act. */
  columns: SQL
  /** The table, named `t`. It has `site_id` and `id`. */
  from: SQL
  /** The type of `id`, a UUID unless stated. */
  idType?: 'uuid' | 'text' | 'integer'
  /** The thing's name. */
  label: SQL
  /** Text that entries show in place of its id: its label, or another one. Without it they show the id. */
  named?: 'byLabel' | SQL
}

export type RecordedThings = Partial<Record<Thing, Recorded>>

/** A kind of thing whose changes can be undone (B204). */
export type Reversible = {
  /** Permission for its changes, and so for undoing them. */
  permission: Permission
  /** Acts that can be undone. */
  acts: Act[]
  /** The act recorded for undoing them. */
  undo: Act
  /** Locks the things that a call names, and returns their ids. */
  hold: (ctx: Ctx, named: string[]) => Promise<string[]>
  /** Reads their states, by id. */
  read: (ctx: Ctx, ids: string[]) => Promise<Map<string, State>>
  /** Fields of a state; the first that holds a text is the thing's name. */
  nameFields: readonly string[]
  /** Fields that a deletion clears; the others come back with the thing. All where its deletion is not one of the acts. */
  clearedByDeletion?: readonly string[]
  /** Brings things to the given states; `changed` has the names of differing fields, by id. */
  put: (ctx: Ctx, wanted: Map<string, State>, changed: Map<string, string[]>) => Promise<void>
  /** Refusals of `put`. */
  refusals: readonly RefusalCode[]
}

export type ReversibleThings = Partial<Record<Thing, Reversible>>

/** The statements that the audit log reads: columns of things, how they are brought back, and which can be samples. */
export type Recording = Pick<Stated, 'recorded' | 'reversible' | 'samples'>

export function defineModule(module: Module): Module {
  return module
}
