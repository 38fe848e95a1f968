import type { GrantableRole, Language } from '@portal/core/kernel'

export const demoPassword = 'Elgin-demo-2026'

/** Its scrypt hash, fixed so that the demo city is the same on every run. */
export const demoPasswordHash =
  'scrypt$16384$8$5$orcLPJJoz15iN96XcfHmqg==$2qbx6nQoK1BmV6SypTpFV0FlciPDZiMwhuF9xCwrLng='

export interface DemoAccount {
  readonly role: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly isVerified: boolean
  /** Of the contact record; null without one. */
  readonly address1: string | null
  readonly isAdmin: boolean
  readonly roles?: readonly GrantableRole[]
  readonly isManager: boolean
}

const resident = {
  language: 'en',
  isVerified: true,
  isAdmin: false,
  isManager: false,
} as const

/** One account for every state of a session, and for every role of staff. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...resident,
    role: 'Resident',
    email: 'ana@demo.example',
    firstName: 'Ana',
    lastName: 'Rivera-Sample',
    language: 'es',
    address1: '2101 Millrace St',
  },
  {
    ...resident,
    role: 'Manager',
    email: 'omar@demo.example',
    firstName: 'Omar',
    lastName: 'Grant-Sample',
    address1: '2301 Foundry St',
    isManager: true,
  },
  {
    ...resident,
    role: 'Contractor',
    email: 'rosa@demo.example',
    firstName: 'Rosa',
    lastName: 'Segundo-Sample',
    language: 'es',
    address1: '201 Founders Blvd',
  },
  {
    ...resident,
    role: 'Contractor staff',
    email: 'dan@demo.example',
    firstName: 'Dan',
    lastName: 'Park-Sample',
    address1: '302 Founders Blvd',
  },
  {
    ...resident,
    role: 'No contact yet',
    email: 'nora@demo.example',
    firstName: '',
    lastName: '',
    address1: null,
  },
  {
    ...resident,
    role: 'Not verified',
    email: 'uma@demo.example',
    firstName: '',
    lastName: '',
    isVerified: false,
    address1: null,
  },
  {
    ...resident,
    role: 'Administrator',
    email: 'ada@demo.example',
    firstName: 'Ada',
    lastName: 'Huang-Sample',
    address1: '1342 Founders Blvd',
    isAdmin: true,
  },
  {
    ...resident,
    role: 'Case worker',
    email: 'cora@demo.example',
    firstName: 'Cora',
    lastName: 'Bell-Sample',
    address1: null,
    roles: ['caseWorker'],
  },
  {
    ...resident,
    role: 'Finance',
    email: 'finn@demo.example',
    firstName: 'Finn',
    lastName: 'Ortiz-Sample',
    address1: null,
    roles: ['finance'],
  },
  {
    ...resident,
    role: 'Content editor',
    email: 'edith@demo.example',
    firstName: 'Edith',
    lastName: 'Moss-Sample',
    address1: null,
    roles: ['contentEditor'],
  },
  {
    ...resident,
    role: 'Viewer',
    email: 'vera@demo.example',
    firstName: 'Vera',
    lastName: 'Lund-Sample',
    address1: null,
    roles: ['viewer'],
  },
  {
    ...resident,
    role: 'Auditor',
    email: 'otis@demo.example',
    firstName: 'Otis',
    lastName: 'Frank-Sample',
    address1: null,
    roles: ['auditor'],
  },
]
