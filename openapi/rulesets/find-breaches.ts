import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import owasp from '@stoplight/spectral-owasp-ruleset'
import { dutchRules } from './dutch-rules.ts'
import { rulesLeftOut } from './exceptions.ts'

export interface Breach {
  readonly rule: string
  /** As `paths./autopay/.delete`. */
  readonly at: string
  readonly message: string
}

// A CommonJS module, whose types do not say what `import` gets.
const owaspRules = owasp as RulesetDefinition

const off = Object.fromEntries(Object.keys(rulesLeftOut).map((rule) => [rule, 'off' as const]))

/** Of OWASP's ruleset and of the Dutch API Design Rules, by Spectral. */
export async function findBreaches(document: Record<string, unknown>): Promise<readonly Breach[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[owaspRules, 'all']], rules: { ...off, ...dutchRules } })
  const found = await spectral.run(document)
  return found.map(({ code, message, path }) => ({
    rule: String(code),
    at: path.join('.'),
    message,
  }))
}
