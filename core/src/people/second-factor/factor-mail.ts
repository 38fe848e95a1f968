import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, queueMail } from '../../platform/mail/index.ts'

export interface FactorOwner {
  readonly email: string
  readonly language: Language
}

/** Tells the owner, who may not be the one who did it. */
export const factorMail = (
  context: Context,
  builder: Builder,
  owner: FactorOwner,
  kind: Extract<MailKind, `second-factor${string}` | `recovery-code${string}`>,
  values: Readonly<Record<string, string>> = {},
) =>
  queueMail(
    context,
    builder,
    { kind, to: owner.email, language: owner.language, values },
    newId(context.clock.now()),
  )
