import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const staffThings = {
  invitation: 'Invitation',
  ownership: 'Ownership',
  role: 'Role',
  staff: 'Staff',
} as const satisfies ThingNames

export const staffActs = {
  'invitation.accept': ['invitation', 'accepted an invitation'],
  'invitation.again': ['invitation', 'sent an invitation again'],
  'invitation.send': ['invitation', 'invited a team member'],
  'invitation.withdraw': ['invitation', 'withdrew an invitation'],
  'ownership.accept': ['ownership', 'accepted the ownership'],
  'ownership.end': ['ownership', 'ended an offer of ownership'],
  'ownership.offer': ['ownership', 'offered the ownership'],
  'role.add': ['role', 'added a role'],
  'role.change': ['role', 'changed a role'],
  'role.delete': ['role', 'deleted a role'],
  'staff.leave': ['staff', 'left the site'],
  'staff.remove': ['staff', 'removed a team member'],
  'staff.requireStep': ['settings', 'changed whether a second step is required of staff'],
  'staff.resetStep': ['staff', 'removed a team member’s second step'],
  'staff.role': ['staff', 'changed a team member’s role'],
} as const satisfies ActTexts
