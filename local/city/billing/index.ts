import type { bills, delinquencies, utilityAccounts, utilityPayments } from '@portal/core/schema'
import { DEMO_DAY } from '../demo.ts'
import { utilityAccountsOfDemo } from './accounts.ts'
import { type Statement, statementOf } from './statements.ts'

export { demoCitations } from './citations.ts'
export { demoUtilityOwners } from './accounts.ts'

const statements = (today: Date): Statement[] =>
  utilityAccountsOfDemo().map((account) => statementOf(account, today))

/** Accounts of utility billing with what is due on them. */
export const demoUtilityAccounts = (today: Date): (typeof utilityAccounts.$inferSelect)[] =>
  statements(today).map(({ account, balanceCents, penaltyCents, dueOn }) => ({
    id: account.id,
    customerId: account.customerId,
    locationId: account.locationId,
    streetNumber: account.address1.split(' ')[0] ?? '',
    address1: account.address1,
    city: 'Elgin',
    state: 'IL',
    zip: account.zip,
    balanceCents,
    penaltyCents,
    dueOn,
    isPaperless: false,
    createdAt: DEMO_DAY,
  }))

/** Their bills of fourteen months. */
export const demoBills = (today: Date): (typeof bills.$inferSelect)[] =>
  statements(today).flatMap(({ bills }) => bills)

/** Payments on them. */
export const demoUtilityPayments = (today: Date): (typeof utilityPayments.$inferSelect)[] =>
  statements(today).flatMap(({ payments }) => payments)

/** Those that are overdue. */
export const demoDelinquencies = (today: Date): (typeof delinquencies.$inferSelect)[] =>
  statements(today).flatMap(({ account, overdue }) =>
    overdue === null
      ? []
      : {
          utilityAccountId: account.id,
          type: overdue.type,
          amountCents: overdue.cents,
          onDay: overdue.on,
          updatedAt: DEMO_DAY,
        },
  )
