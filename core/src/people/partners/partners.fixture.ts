import type { Context } from '../../platform/kernel/context.ts'
import type { NewPartnerKey } from './rules.ts'
import { createPartner, issuePartnerKey } from './index.ts'

/** A new partner with a key, issued by the staff of the context. */
export async function aPartnerWithKey(staff: Context, more: Partial<NewPartnerKey> = {}) {
  const name = crypto.randomUUID()
  const { id: partnerId } = await createPartner(staff, { name, contact: 'api@lakeside.example' })
  const issued = await issuePartnerKey(staff, {
    partnerId,
    name: 'App',
    scopes: ['reports.write'],
    limitPerMinute: 60,
    expiresOn: null,
    ...more,
  })
  return { partnerId, partnerName: name, ...issued }
}
