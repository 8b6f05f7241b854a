import { Check, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteRole } from '../../server/modules/people/staff/staff.contract.ts'
import { mayAll, permissions } from '../../shared/people/permissions.ts'
import type { Role } from '../../shared/people/roles.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { useMe } from '../ui/me.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { useRefreshStaff, useRoles } from './calls.ts'
import { textOf, titleOf } from './permission-texts.ts'
import { RoleForm } from './role-form.tsx'
import { StaffFrame } from './staff-frame.tsx'

type Opened = { kind: 'new' } | { kind: 'copy' | 'edit' | 'delete'; role: Role }

/** Table of roles and their permissions. */
export function RolesScreen() {
  const { data, error, refetch } = useRoles()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New role
    </Button>
  )
  return (
    <StaffFrame here="/staff/roles" actions={add}>
      <p className="mb-4 max-w-[44rem] text-ink-soft">
        Owners have every permission. Others have the permissions of their role; changes apply immediately.
      </p>
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <TableSkeleton columns={5} />}
      {data && <RoleTable roles={data} open={setOpened} />}
      {opened?.kind === 'new' && <RoleForm onClose={close} />}
      {opened?.kind === 'copy' && <RoleForm copied={opened.role} onClose={close} />}
      {opened?.kind === 'edit' && <RoleForm role={opened.role} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRole role={opened.role} onClose={close} />}
    </StaffFrame>
  )
}

function RoleTable({ roles, open }: { roles: Role[]; open: (opened: Opened) => void }) {
  const cell = 'border-b border-line px-3 py-2.5 text-left align-top'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is moved by keyboard too
    <section className="relative overflow-x-auto" aria-label="Roles" tabIndex={0}>
      <table className="w-full min-w-[46rem] border-collapse">
        <caption className="sr-only">What each role may do</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} w-56 min-w-44 text-xs text-ink-soft`}>
              Permission
            </th>
            {roles.map((role) => (
              <th key={role._id} scope="col" className={cell}>
                <span className="flex items-start justify-between gap-1">
                  <span className="max-w-48 wrap-break-word">
                    {role.name}
                    <span className="block text-xs font-normal whitespace-nowrap text-ink-soft">
                      {counted(role.members, 'person', 'people')}
                    </span>
                  </span>
                  <RoleMenu role={role} open={open} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row" className={cell}>
                {titleOf(permission)}
                <span className="block text-sm font-normal text-ink-soft">{textOf(permission)}</span>
              </th>
              {roles.map((role) => (
                <td key={role._id} className={cell}>
                  {role.permissions.includes(permission) ? (
                    <Check className="size-5 text-good" role="img" aria-label="Yes" />
                  ) : (
                    <span className="sr-only">No</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RoleMenu({ role, open }: { role: Role; open: (opened: Opened) => void }) {
  const { data: me } = useMe()
  if (!me || !mayAll(me, role.permissions)) return null
  return (
    <Menu
      label={`Actions for the role ${role.name}`}
      align="end"
      className="-my-1.5 grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      {!role.isReady && <MenuItem onSelect={() => open({ kind: 'edit', role })}>Edit…</MenuItem>}
      <MenuItem onSelect={() => open({ kind: 'copy', role })}>Copy…</MenuItem>
      {!role.isReady && (
        <>
          <MenuLine />
          <MenuItem danger="danger" onSelect={() => open({ kind: 'delete', role })}>
            Delete…
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function DeleteRole({ role: { _id: id, name }, onClose }: { role: Role; onClose: () => void }) {
  const refresh = useRefreshStaff()
  const run = async () => {
    await call(deleteRole, { params: { id } })
    await refresh()
    toast.success('Role deleted')
  }
  return (
    <Confirm title={`Delete the role ${name}?`} act="Delete role" run={run} onClose={onClose}>
      <p>Remove this role from everyone before you delete it.</p>
    </Confirm>
  )
}
