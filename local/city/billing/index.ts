import type { bills, delinquencies, utilityAccounts, utilityPayments } from '@portal/core/schema'
import { DEMO_DAY } from '../demo.ts'
import { utilityAccountsOfDemo } from './accounts.ts'
import { type Statement, statementOf } from './statements.ts'

export { demoCitations } from './citations.ts'
export { demoUtilityOwners } from './accounts.ts'

const statements = (today: Date): Statement[] =>
  utilityAccountsOfDemo().map((account) => statementOf(account, today))

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

export const demoBills = (today: Date): (typeof bills.$inferSelect)[] =>
  statements(today).flatMap(({ bills }) => bills)

export const demoUtilityPayments = (today: Date): (typeof utilityPayments.$inferSelect)[] =>
  statements(today).flatMap(({ payments }) => payments)

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
